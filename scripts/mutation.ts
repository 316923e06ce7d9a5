import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, matchesGlob } from 'node:path';
import { mutationAreas, type MutationArea } from './mutation-areas.ts';
import { type MutationReport, updateMutationDocument } from './mutation-document.ts';
import { projectRoot } from './project-root.ts';

const names = Object.keys(mutationAreas);
const sources = ['*.ts', '*.tsx'];
const notMutated = ['*.test.ts', '*.fixture.ts', '*messages.*.ts', '*messages.ts', '*-tables.ts'];
const document = join(projectRoot, 'docs/mutation.md');
const reports = join(projectRoot, 'test-results/mutation');
const programs = join(projectRoot, 'node_modules/.bin');

const usage = `Usage: npm run mutation -- AREA [FILE …]
       npm run mutation -- all
  AREA: ${names.join(', ')}
  FILE: only these files of the area, such as price-basket.ts`;

/** Changes the code of areas in small ways and writes down the changes that no test notices. Repeats only what has changed. */
async function run(name: string | undefined, files: readonly string[]): Promise<void> {
  const chosen = name === 'all' ? names : names.filter((area) => area === name);
  if (chosen.length === 0) {
    console.error(usage);
    process.exitCode = 1;
  }
  mkdirSync(reports, { recursive: true });
  for (const area of chosen) await judge(area, mutationAreas[area] as MutationArea, files);
}

async function judge(name: string, area: MutationArea, files: readonly string[]): Promise<void> {
  const reportFile = join(reports, `${name}.json`);
  const status = await runStryker(reportFile, area, files);
  if (status !== 0) {
    console.error(`${name} was not judged to its end.`);
    process.exitCode = 1;
    return;
  }
  const judged = `\`${area.folder.replace('src/areas/', '')}\`${area.files ? `: ${area.files.join(', ')}` : ''}`;
  const { files: all } = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
  // Stryker also stores what it knows of files that the area had before.
  const ofArea = Object.entries(all).filter(([path]) => filesOf(area).some((pattern) => matchesGlob(path, pattern)));
  const report = { files: Object.fromEntries(ofArea) };
  const before = readFileSync(document, 'utf8');
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(document, updateMutationDocument(before, { name, judged, areas: names }, report, date));
}

const within = ({ folder }: MutationArea, patterns: readonly string[]): string[] =>
  patterns.map((pattern) => `${folder}/**/${pattern}`);

/** Patterns of the files of an area, or of some of them. */
const filesOf = (area: MutationArea, some: readonly string[] = []): string[] =>
  within(area, some.length > 0 ? some : (area.files ?? sources));

/** Leaves its report in the file. Resolves with the exit status, which is not 0 for a run that was interrupted. */
function runStryker(reportFile: string, area: MutationArea, files: readonly string[]): Promise<number | null> {
  const options = {
    mutate: [...filesOf(area, files), ...within(area, notMutated).map((pattern) => `!${pattern}`)],
    testFiles: area.tests.map((tests) => (tests.endsWith('.test.ts') ? tests : `${tests}/**/*.test.ts`)),
  };
  // Stryker splits its lists at commas, so no pattern may contain one.
  const lists = Object.entries(options).flatMap(([option, values]) => [`--${option}`, values.join(',')]);
  const child = spawn(join(programs, 'stryker'), ['run', '--incremental', '--incrementalFile', reportFile, ...lists], {
    cwd: projectRoot,
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}` },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', resolve));
}

await run(process.argv[2], process.argv.slice(3));
