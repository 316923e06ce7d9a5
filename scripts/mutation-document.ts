/** A report in the format mutation-testing-report-schema, as far as the document needs it. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Counted from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

const maxShown = 90;
const areasHeading = '## Areas';
const survivorsHeading = '## What survived';
const areasTable = [
  '| Area | Judged | Killed | Survived | Not covered | Errors | Score | Date |',
  '|---|---|---|---|---|---|---|---|',
];
const survivorsTable = ['| File | Change | Times | Why it survives |', '|---|---|---|---|'];
const unexplained = '**not explained**';

/**
 * Puts an area's figures and survivors into the document (Markdown). Explanations, which are written by hand in the last
 * column, are kept for the same change of the same file, wherever its line is. What stands above the areas is kept too.
 */
export function updateMutationDocument(
  document: string,
  { name, judged, areas }: { readonly name: string; readonly judged: string; readonly areas: readonly string[] },
  report: MutationReport,
  date: string,
): string {
  const [introduction = '', rest = ''] = document.split(`${areasHeading}\n`);
  const [table = '', survivors = ''] = rest.split(`${survivorsHeading}\n`);
  const rows = new Map(tableRows(table).map((cells) => [cells[0] ?? '', tableRow(cells)]));
  const sections = new Map(
    survivors.split(/^### /m).flatMap((section) => {
      const [heading = '', ...lines] = section.trim().split('\n');
      return heading ? [[heading, lines.join('\n').trim()]] : [];
    }),
  );
  rows.set(name, tableRow([name, judged, ...figuresOf(report), date]));
  sections.set(name, listSurvivors(report, sections.get(name) ?? ''));
  return [
    `${introduction.trim()}\n\n${areasHeading}\n`,
    [...areasTable, ...areas.flatMap((area) => rows.get(area) ?? [])].join('\n'),
    `\n${survivorsHeading}`,
    ...areas.flatMap((area) => (sections.get(area) ? [`\n### ${area}\n\n${sections.get(area)}`] : [])),
    '',
  ].join('\n');
}

function figuresOf({ files }: MutationReport): string[] {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]): number => statuses.filter((status) => wanted.includes(status)).length;
  // A change that makes a loop endless ends by its time limit, and was noticed.
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived');
  const notCovered = count('NoCoverage');
  const judged = killed + survived + notCovered;
  const score = judged === 0 ? '' : `${((killed / judged) * 100).toFixed(1)} %`;
  return [killed, survived, notCovered, count('RuntimeError', 'CompileError')].map(String).concat(score);
}

function listSurvivors({ files }: MutationReport, before: string): string {
  const explanations = new Map(tableRows(before).map(([file, change, , why = '']) => [`${file} ${change}`, why]));
  const times = new Map<string, { cells: [string, string]; count: number }>();
  for (const [path, { source, mutants }] of Object.entries(files)) {
    for (const { status, location, replacement = '' } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const was = textBetween(source, location.start, location.end);
      const change = `${codeSpan(was)} → ${codeSpan(replacement)}${status === 'NoCoverage' ? ' (not covered)' : ''}`;
      const file = path.replace(/^src\/areas\//, '');
      const key = `${file} ${change}`;
      times.set(key, { cells: [file, change], count: (times.get(key)?.count ?? 0) + 1 });
    }
  }
  if (times.size === 0) return '';
  const rows = [...times].map(([key, { cells, count }]) =>
    tableRow([...cells, String(count), explanations.get(key) || unexplained]),
  );
  return [...survivorsTable, ...rows].join('\n');
}

function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function codeSpan(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > maxShown ? `${line.slice(0, maxShown - 30)} … ${line.slice(-25)}` : line;
  if (short === '') return 'nothing';
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

const tableRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

/** The cells of the tables in a text, without their heads. */
const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && line !== areasTable[0] && line !== survivorsTable[0])
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
    );
