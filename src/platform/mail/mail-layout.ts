import type { Locale } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { blockHtml, blockText, type MailBlock, plainText, whole } from './mail-blocks.ts';
import type { MailSubject } from './mail-kinds.ts';
import { colour, font, headingFont, link, row, stylesheet, table } from './mail-styles.ts';

/** What one mail says. */
export interface MailContent {
  /** Of a mail whose words the shop may change; absent: it may not, such as in its own notices. */
  readonly kind?: MailSubject;
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** Why its recipient gets it, for the footer. */
  readonly reason: string;
}

/** What surrounds every mail: the shop's logo above, its legal data below, in one language. */
export interface MailFrame {
  readonly locale: Locale;
  /** The shop. */
  readonly name: string;
  readonly slogan: string;
  readonly url: string;
  /** The shop's own colours; null: those of the design. */
  readonly theme: { readonly primary: string; readonly ink: string } | null;
  /** A PNG of 40 × 44 px at double size; null when the shop has none. */
  readonly logoUrl: string | null;
  readonly phone: string | null;
  /** Company, tax id, address and opening hours. */
  readonly legal: {
    readonly company: string;
    readonly taxId: string;
    readonly address: string;
    readonly email: string;
  };
  /** Whether the shop has a store; `hours` is empty otherwise. */
  readonly hasStore: boolean;
  readonly hours: string;
  readonly links: readonly { readonly text: string; readonly url: string }[];
}

/**
 * A mail as HTML and as plain text with the same content. Tables and inline styles are what all mail programs support;
 * pictures are the shop's own, by absolute address, and nothing is lost without them.
 */
export const layOutMail = (content: MailContent, frame: MailFrame): { text: string; html: string } => ({
  text: text(content, frame),
  html: inColours(html(content, frame), frame.theme),
});

/** The mail with the shop's own colours in place of the design's. */
const inColours = (mail: string, theme: MailFrame['theme']): string =>
  theme
    ? mail
        .replaceAll(colour.ink, theme.ink)
        .replaceAll(colour.yellow, theme.primary)
        .replaceAll(colour.yellowEdge, theme.primary)
    : mail;

function text({ heading, blocks, reason }: MailContent, frame: MailFrame): string {
  const { company, taxId, address, email } = frame.legal;
  return `${[
    frame.name.toUpperCase(),
    heading,
    ...blocks.map(blockText),
    ['--', `${company} · ${taxId}`, [address, frame.phone, email].filter(Boolean).join(' · '), frame.hours]
      .filter(Boolean)
      .join('\n'),
    reason,
    [frame.url, ...frame.links.map(({ text, url }) => `${text}:\n${url}`)].join('\n'),
  ].join('\n\n')}\n`;
}

function html({ subject, heading, blocks, reason }: MailContent, frame: MailFrame): string {
  const h1 = `margin:0;${headingFont};font-size:32px;line-height:36px;letter-spacing:-.01em`;
  const sheet = table(
    [
      head(frame),
      row('padding:32px 36px 0', `<h1 class="h1" style="${h1}">${escapeHtml(heading)}</h1>`),
      ...blocks.map(blockHtml),
      row('padding:0 36px 32px', ''),
      foot(reason, frame),
    ].join(''),
    `width:100%;max-width:600px;background:${colour.paper};border:1px solid ${colour.line}`,
  );
  return (
    `<!doctype html><html lang="${frame.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light only">' +
    `<title>${escapeHtml(subject)}</title><style>${stylesheet}</style></head>` +
    `<body style="margin:0;background:${colour.ground};${font};color:${colour.ink}">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader(blocks))}</div>` +
    `${table(`<tr><td align="center" style="padding:24px 0 40px">${sheet}</td></tr>`, `background:${colour.ground}`)}</body></html>`
  );
}

/** The words that lists of mails show behind the subject. */
function preheader(blocks: readonly MailBlock[]): string {
  for (const block of blocks) if (block.kind === 'paragraph' || block.kind === 'words') return plainText(whole(block));
  return '';
}

function head({ name, slogan, url, logoUrl, phone }: MailFrame): string {
  const logo =
    logoUrl === null
      ? ''
      : `<td width="52"><a href="${escapeHtml(url)}"><img src="${escapeHtml(logoUrl)}" width="40" height="44" alt="${escapeHtml(name)}"></a></td>`;
  const words =
    `<td><a href="${escapeHtml(url)}" style="text-decoration:none;color:${colour.ground}">` +
    `<span style="${headingFont};font-size:26px;line-height:26px;color:${colour.ground}">${escapeHtml(name)}</span><br>` +
    `<span style="${font};font-size:14px;line-height:16px;color:${colour.onDark}">${escapeHtml(slogan)}</span></a></td>`;
  const call =
    phone === null
      ? ''
      : `<td align="right" class="hide" style="${font};font-size:14px;line-height:20px">${link(phoneUrl(phone), phone, `color:${colour.ground};text-decoration:none`)}</td>`;
  return row(
    `padding:18px 36px;background:${colour.ink}`,
    table(`<tr>${logo}${words}${call}</tr>`),
    ` bgcolor="${colour.ink}"`,
  );
}

function foot(reason: string, { legal, phone, hours, links }: MailFrame): string {
  const { company, taxId, address, email } = legal;
  const separated = [
    escapeHtml(address),
    ...(phone === null ? [] : [link(phoneUrl(phone), phone, `white-space:nowrap`)]),
    link(`mailto:${email}`, email),
  ].join(' · ');
  return row(
    `padding:24px 36px 28px;background:${colour.shade};border-top:1px solid ${colour.line};${font};font-size:13px;line-height:20px;color:${colour.grey}`,
    `<b style="color:${colour.ink}">${escapeHtml(company)}</b> · ${escapeHtml(taxId)}<br>${separated}<br>${hours && `${escapeHtml(hours)}<br>`}<br>` +
      `${escapeHtml(reason)}<br>${links.map(({ text, url }) => link(url, text)).join(' · ')}`,
    ` bgcolor="${colour.shade}"`,
  );
}

const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
