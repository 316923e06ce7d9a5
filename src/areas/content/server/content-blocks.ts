/** A part of a content file: Markdown, or a block with its name, the text beside the name, and what it contains. */
export interface ContentPart {
  /** null: Markdown outside blocks. */
  readonly block: string | null;
  readonly argument: string;
  readonly text: string;
  /** The line on which it begins. */
  readonly line: number;
}

interface Renderers {
  readonly render: (markdown: string) => string;
  readonly renderInline: (markdown: string) => string;
}

const opening = /^:::[ \t]*([a-z]+)(?:[ \t]+(.*?))?[ \t]*$/;
const closing = /^:::[ \t]*$/;

/** Splits Markdown at its blocks, from `::: name` to `:::`. Blocks do not contain others. */
export function splitBlocks(source: string, firstLine: number): ContentPart[] {
  const parts: ContentPart[] = [];
  let part = { block: null as string | null, argument: '', lines: [] as string[], line: firstLine };
  const end = (next: typeof part) => {
    parts.push({ block: part.block, argument: part.argument, text: part.lines.join('\n').trim(), line: part.line });
    part = next;
  };
  for (const [index, text] of source.split('\n').entries()) {
    const line = firstLine + index;
    if (closing.test(text)) {
      if (part.block === null) throw new Error(`line ${line}: no block is open that could end here`);
      end({ block: null, argument: '', lines: [], line: line + 1 });
    } else if (text.startsWith(':::')) {
      const match = opening.exec(text);
      if (!match) throw new Error(`line ${line}: a block begins with ::: and its name`);
      if (part.block !== null)
        throw new Error(`line ${line}: the block ${part.block} of line ${part.line} is still open`);
      end({ block: match[1]!, argument: match[2] ?? '', lines: [], line });
    } else part.lines.push(text);
  }
  if (part.block !== null) throw new Error(`line ${part.line}: the block ${part.block} does not end with :::`);
  end(part);
  return parts;
}

/** The blocks that docs/content.md describes. */
const blocks: Readonly<Record<string, (part: ContentPart, renderers: Renderers) => string>> = {
  question({ argument, text }, { render, renderInline }) {
    if (!argument || !text) throw new Error('a question needs its words beside the name, and an answer');
    return `<details><summary>${renderInline(argument)}</summary>\n<div>${render(text)}</div></details>`;
  },
  columns({ text }, { render }) {
    const [before, ...columns] = text.split(/^(?=### )/m).map((column) => column.trim());
    const all = before?.startsWith('### ') ? [before, ...columns] : columns;
    if (all.length === 0 || (before && all[0] !== before)) throw new Error('each column begins with a heading ###');
    return wrap('columns', all.map((column) => `<div>${render(column)}</div>`).join('\n'));
  },
  picture({ argument, text }, { render, renderInline }) {
    const [source = '', ...alt] = argument.split(/\s+/);
    const image = renderInline(`![${alt.join(' ')}](${source})`);
    return wrap('picture', `${image}\n${text && `<div>${render(text)}</div>`}`);
  },
  options({ argument, text }, { render, renderInline }) {
    if (!argument) throw new Error('a table of options needs its name beside the block, for screen readers');
    const label = renderInline(argument)
      .replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;');
    return `<div data-block="options" role="region" tabindex="0" aria-label="${label}">${optionsTable(render(text))}</div>`;
  },
  steps: ({ text }, { render }) => wrap('steps', render(text)),
  panel: ({ text }, { render }) => wrap('panel', render(text)),
  action: ({ text }, { render }) => wrap('action', render(text)),
  prices: ({ text }, { render }) => wrap('prices', render(text)),
};

const wrap = (name: string, html: string): string => `<div data-block="${name}">${html}</div>`;

/** A table whose rows are headed by their first cell, and whose column with a bold heading is marked as the usual choice. */
function optionsTable(html: string): string {
  const headings = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, words]) => words!);
  if (headings.length < 3) throw new Error('a table of options has at least three columns');
  const usual = headings.findIndex((words) => words.startsWith('<strong>'));
  return html.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = -1;
    return row.replace(/<(t[hd])( scope="col")?>(.*?)<\/\1>/g, (_, tag: string, scope = '', words: string) => {
      column += 1;
      if (column === 0)
        return tag === 'td' ? `<th scope="row">${words}</th>` : words ? `<th${scope}>${words}</th>` : '<td></td>';
      return `<${tag}${scope}${column === usual ? ' data-usual' : ''}>${words}</${tag}>`;
    });
  });
}

/** The HTML of a part; an error names its line. */
export function renderBlock(part: ContentPart, renderers: Renderers): string {
  try {
    if (part.block === null) return part.text && renderers.render(part.text);
    const render = Object.hasOwn(blocks, part.block) ? blocks[part.block]! : undefined;
    if (!render) throw new Error(`there is no block ${part.block}; there are ${Object.keys(blocks).join(', ')}`);
    return render(part, renderers);
  } catch (error) {
    throw new Error(`line ${part.line}: ${(error as Error).message}`, { cause: error });
  }
}
