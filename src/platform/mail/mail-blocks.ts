import { escapeHtml } from '#values/escape-html.ts';
import { body, colour, font, headingFont, link, row, table } from './mail-styles.ts';

/** A text with parts that stand out or lead somewhere. Never HTML: everything is escaped. */
export type MailText =
  | string
  | readonly (string | { readonly bold: string } | { readonly link: string; readonly url: string })[];

/** A product in a list; the picture's address is absolute. */
export interface MailProduct {
  readonly name: string;
  readonly detail: string;
  readonly amount: string;
  readonly pictureUrl: string | null;
}

/** One part of a mail, below the other. */
export type MailBlock =
  | { readonly kind: 'paragraph' | 'note' | 'notice'; readonly text: MailText }
  /** What a shop may say in its own words; `fixed`, which follows in the same paragraph, stays. */
  | { readonly kind: 'words'; readonly text: MailText; readonly fixed?: MailText; readonly isNote?: boolean }
  | {
      readonly kind: 'button';
      readonly text: string;
      readonly url: string;
      /** Shows the address, for mail programs without links, after these words. */
      readonly copyText?: string;
    }
  /** Values to copy, such as those of a bank transfer. */
  | {
      readonly kind: 'values';
      readonly title: string;
      readonly rows: readonly { readonly label: string; readonly value: string }[];
      /** A square picture by absolute address, with words below it. */
      readonly picture?: { readonly url: string; readonly alt: string; readonly caption: string };
    }
  /** A code to say or show, with a square picture by absolute address. */
  | {
      readonly kind: 'code';
      readonly title: string;
      readonly code: string;
      readonly note: string;
      readonly picture: { readonly url: string; readonly alt: string };
    }
  | { readonly kind: 'products'; readonly title: string; readonly products: readonly MailProduct[] }
  | {
      readonly kind: 'sums';
      readonly rows: readonly { readonly label: string; readonly amount: string }[];
      readonly total: { readonly label: string; readonly note: string; readonly amount: string };
    }
  | {
      readonly kind: 'columns';
      readonly columns: readonly { readonly title: string; readonly lines: readonly MailText[] }[];
    }
  | { readonly kind: 'boxed'; readonly title: string; readonly text: MailText };

type BlockOf<Kind extends MailBlock['kind']> = Extract<MailBlock, { kind: Kind }>;

export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.text}:\n${block.url}`;
    case 'values':
      return [block.title, ...block.rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
    case 'code':
      return `${block.title}: ${block.code}\n${block.note}`;
    case 'products':
      return [block.title, ...block.products.map(({ name, detail, amount }) => `${name} (${detail}): ${amount}`)].join(
        '\n',
      );
    case 'sums':
      return [
        ...block.rows.map(({ label, amount }) => `${label}: ${amount}`),
        `${block.total.label}: ${block.total.amount} (${block.total.note})`,
      ].join('\n');
    case 'columns':
      return block.columns.map(({ title, lines }) => [title, ...lines.map(withAddresses)].join('\n')).join('\n\n');
    case 'boxed':
      return `${block.title}\n${withAddresses(block.text)}`;
    case 'words':
      return withAddresses(whole(block));
    default:
      return withAddresses(block.text);
  }
}

export function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
      return button(block);
    case 'values':
      return values(block);
    case 'code':
      return code(block);
    case 'products':
      return products(block);
    case 'sums':
      return sums(block);
    case 'columns':
      return columns(block);
    case 'boxed':
      return boxed(block);
    case 'words':
      return blockHtml({ kind: block.isNote ? 'note' : 'paragraph', text: whole(block) });
    case 'notice':
      return row('padding:24px 36px 0', notice(block));
    case 'note':
      return row(`padding:16px 36px 0;${font};font-size:14px;line-height:21px;color:${colour.grey}`, rich(block.text));
    default:
      return row(`padding:10px 36px 0;${body}`, rich(block.text));
  }
}

const partsOf = (text: MailText) => (typeof text === 'string' ? [text] : text);

/** A paragraph with what stays of it, whatever the shop's own words are. */
export const whole = ({ text, fixed = '' }: Pick<BlockOf<'words'>, 'text' | 'fixed'>): MailText =>
  plainText(fixed) ? [...partsOf(text), ' ', ...partsOf(fixed)] : text;

/** A text with its words replaced; addresses of links stay. */
export const mapText = (text: MailText, change: (words: string) => string): MailText =>
  partsOf(text).map((part) => {
    if (typeof part === 'string') return change(part);
    return 'bold' in part ? { bold: change(part.bold) } : { ...part, link: change(part.link) };
  });

/** A text without its looks and the addresses of its links. */
export const plainText = (text: MailText): string =>
  partsOf(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'bold' in part ? part.bold : part.link;
    })
    .join('');

/**
 * A text without its looks, and below it the address of each link on a line of its own: mail programs take a bracket or full
 * stop behind an address for a part of it.
 */
const withAddresses = (text: MailText): string =>
  [
    plainText(text),
    ...partsOf(text).flatMap((part) =>
      typeof part === 'string' || 'bold' in part || [`mailto:${part.link}`, part.link].includes(part.url)
        ? []
        : part.url,
    ),
  ].join('\n');

const rich = (text: MailText): string =>
  partsOf(text)
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      return 'bold' in part ? `<b>${escapeHtml(part.bold)}</b>` : link(part.url, part.link);
    })
    .join('');

const title = (text: string): string =>
  `<h2 style="margin:0 0 10px;${headingFont};font-size:20px;line-height:24px;color:${colour.ink}">${escapeHtml(text)}</h2>`;

function button({ text, url, copyText }: BlockOf<'button'>): string {
  const look = `display:inline-block;padding:15px 26px;${headingFont};font-size:18px;line-height:20px;color:${colour.ink};text-decoration:none`;
  const cell = `<td bgcolor="${colour.yellow}" style="border-radius:4px;background:${colour.yellow}">${link(url, text, look)}</td>`;
  const copy =
    copyText === undefined
      ? ''
      : `<p style="margin:20px 0 0;${font};font-size:14px;line-height:21px;color:${colour.grey}">${escapeHtml(copyText)}<br>` +
        `<span style="word-break:break-all;color:${colour.ink}">${escapeHtml(url)}</span></p>`;
  return row('padding:24px 36px 0', table(`<tr>${cell}</tr>`, '', '') + copy);
}

function values({ title: name, rows, picture }: BlockOf<'values'>): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:8px 0;border-bottom:1px solid ${colour.yellowLine};${font};font-size:14px;line-height:20px;color:${colour.grey}">` +
      `${escapeHtml(label)}<br><span style="${headingFont};font-size:17px;line-height:24px;color:${colour.ink}">${escapeHtml(value)}</span></td></tr>`,
  );
  const look = `background:${colour.yellowShade};border-left:4px solid ${colour.yellowEdge}`;
  return row(
    'padding:24px 36px 0',
    table(
      `<tr><td style="padding:18px 20px 20px">${title(name)}${table(cells.join(''))}${picture ? square(picture) : ''}</td></tr>`,
      look,
    ),
  );
}

const square = ({ url, alt, caption }: NonNullable<BlockOf<'values'>['picture']>): string =>
  `<p style="margin:18px 0 0;${font};font-size:14px;line-height:20px;color:${colour.grey}">` +
  `<img src="${escapeHtml(url)}" width="196" height="196" alt="${escapeHtml(alt)}" style="display:block;margin-bottom:8px;background:#fff">` +
  `${escapeHtml(caption)}</p>`;

function code({ title: name, code: text, note, picture }: BlockOf<'code'>): string {
  const words = `${escapeHtml(name)}<br><span style="${headingFont};font-weight:800;font-size:52px;line-height:60px;color:${colour.yellow};letter-spacing:.02em;white-space:nowrap">${escapeHtml(text)}</span><br><span style="color:${colour.onDark}">${escapeHtml(note)}</span>`;
  const square = `<img src="${escapeHtml(picture.url)}" width="132" height="132" alt="${escapeHtml(picture.alt)}" style="display:inline-block;border-radius:4px;background:#fff">`;
  const cells =
    `<td class="col" valign="middle" style="padding:24px 26px;${font};font-size:15px;line-height:22px;color:${colour.ground}">${words}</td>` +
    `<td class="col" width="176" style="padding:20px 24px">${square}</td>`;
  return row('padding:24px 36px 0', table(`<tr>${cells}</tr>`, `background:${colour.ink}`));
}

function products({ title: name, products }: BlockOf<'products'>): string {
  const line = `border-bottom:1px solid ${colour.line}`;
  const hasPictures = products.some(({ pictureUrl }) => pictureUrl);
  const rows = products.map(({ name, detail, amount, pictureUrl }) => {
    const picture = pictureUrl
      ? `<img src="${escapeHtml(pictureUrl)}" width="72" height="72" alt="${escapeHtml(name)}" style="border-radius:4px;background:${colour.shade}">`
      : '';
    return (
      (hasPictures ? `<tr><td width="72" style="padding:10px 0;${line}">${picture}</td>` : '<tr>') +
      `<td style="padding:10px 0 10px ${hasPictures ? 16 : 0}px;${line};${font};font-size:15px;line-height:21px;color:${colour.ink}">` +
      `<b style="font-weight:600">${escapeHtml(name)}</b><br><span style="color:${colour.lightGrey};font-size:14px">${escapeHtml(detail)}</span></td>` +
      `<td align="right" style="padding:10px 0 10px 12px;${line};${font};font-size:15px;font-weight:600;white-space:nowrap;color:${colour.ink}">${escapeHtml(amount)}</td></tr>`
    );
  });
  return row('padding:32px 36px 0', title(name) + table(rows.join('')));
}

function sums({ rows, total }: BlockOf<'sums'>): string {
  const small = `padding:3px 0;${font};font-size:15px`;
  const lines = rows.map(
    ({ label, amount }) =>
      `<tr><td style="${small};color:${colour.grey}">${escapeHtml(label)}</td>` +
      `<td align="right" style="${small};font-weight:600;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  );
  const note = `<span style="${font};font-weight:400;font-size:14px;color:${colour.lightGrey}">${escapeHtml(total.note)}</span>`;
  const last =
    `<tr><td style="padding:12px 0 0;${headingFont};font-size:20px">${escapeHtml(total.label)} ${note}</td>` +
    `<td align="right" style="padding:12px 0 0;${headingFont};font-size:28px;line-height:30px;white-space:nowrap">${escapeHtml(total.amount)}</td></tr>`;
  return row(`padding:12px 36px 0;color:${colour.ink}`, table(lines.join('') + last));
}

function columns({ columns }: BlockOf<'columns'>): string {
  const cells = columns.map(
    ({ title: name, lines }, index) =>
      `<td class="col" width="${Math.floor(100 / columns.length)}%" valign="top" style="${index > 0 ? 'padding-left:20px;' : ''}${font};font-size:15px;line-height:23px;color:${colour.ink}">` +
      `${title(name)}${lines.map(rich).join('<br>')}</td>`,
  );
  return row('padding:28px 36px 0', table(`<tr>${cells.join('')}</tr>`));
}

function boxed({ title: name, text }: BlockOf<'boxed'>): string {
  const head = `<tr><td bgcolor="${colour.ink}" style="background:${colour.ink};padding:10px 16px;${headingFont};font-size:16px;color:${colour.ground}">${escapeHtml(name)}</td></tr>`;
  const rest = `<tr><td style="padding:12px 16px;${font};font-size:14px;line-height:21px;color:${colour.ink}">${rich(text)}</td></tr>`;
  return row('padding:28px 36px 0', table(head + rest, `border:2px solid ${colour.ink}`));
}

const notice = ({ text }: { readonly text: MailText }): string =>
  table(
    `<tr><td style="padding:14px 18px;${font};font-size:14px;line-height:21px;color:${colour.ink}">${rich(text)}</td></tr>`,
    `background:${colour.shade};border-left:4px solid ${colour.ink}`,
  );
