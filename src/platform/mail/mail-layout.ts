import type { Locale } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';

/** The texts of a mail. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly text: string; readonly url: string };
  /** Smaller and grey, below the button. */
  readonly notes?: readonly string[];
}

/**
 * A mail as HTML and as plain text. Tables and inline styles are what all mail programs support; there are no pictures and no
 * remote content, which many block.
 */
export function layOutMail(
  content: MailContent,
  shop: { name: string; url: string; locale: Locale },
): { text: string; html: string } {
  const { heading, paragraphs, button, notes = [] } = content;
  const text = [
    shop.name.toUpperCase(),
    heading,
    ...paragraphs,
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    ...notes,
    `--\n${shop.name}\n${shop.url}`,
  ].join('\n\n');
  return { text: `${text}\n`, html: html(content, shop) };
}

const font = "font-family:Barlow,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#14171a';
const greyInk = '#5b5f55';
const ground = '#f4f1ea';
const yellow = '#ffc61a';

const style = {
  heading: `margin:0 0 16px;${font};font-size:26px;line-height:1.2;color:${ink}`,
  paragraph: `margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:${ink}`,
  note: `margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:${greyInk}`,
  button: `display:inline-block;padding:14px 28px;${font};font-size:17px;font-weight:600;color:${ink};text-decoration:none`,
  address: `margin:0 0 16px;${font};font-size:13px;line-height:1.5;color:${greyInk};word-break:break-all`,
  shopName: `${font};font-size:22px;font-weight:700;color:#ffffff;text-decoration:none`,
  head: `background:${ink};border-top:6px solid ${yellow};border-radius:6px 6px 0 0;padding:20px 32px`,
  foot: `margin:16px 0 0;${font};font-size:13px;color:${greyInk}`,
};

const table = (look: string, rows: string, width = ' width="100%"'): string =>
  `<table role="presentation"${width} cellpadding="0" cellspacing="0" style="${look}">${rows}</table>`;
const link = (url: string, text: string, look: string): string =>
  `<a href="${escapeHtml(url)}" style="${look}">${escapeHtml(text)}</a>`;

function html(
  { subject, heading, paragraphs, button, notes = [] }: MailContent,
  shop: { name: string; url: string; locale: Locale },
): string {
  const body = [
    `<h1 style="${style.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="${style.paragraph}">${escapeHtml(text)}</p>`),
    button ? buttonHtml(button) : '',
    ...notes.map((text) => `<p style="${style.note}">${escapeHtml(text)}</p>`),
  ].join('');
  const card = table(
    'max-width:560px;background:#ffffff;border-radius:6px',
    `<tr><td style="${style.head}">${link(shop.url, shop.name, style.shopName)}</td></tr>` +
      `<tr><td style="padding:32px 32px 20px">${body}</td></tr>`,
  );
  const foot = `<p style="${style.foot}">${link(shop.url, shop.name, `color:${greyInk}`)}</p>`;
  const page = table(
    `background:${ground}`,
    `<tr><td align="center" style="padding:24px 12px">${card}${foot}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${shop.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:${ground}">${page}</body></html>`
  );
}

/** The button, and its address in full for mail programs without links. */
function buttonHtml({ text, url }: NonNullable<MailContent['button']>): string {
  const cell = `<td style="background:${yellow};border-radius:4px">${link(url, text, style.button)}</td>`;
  return (
    table('margin:8px 0 24px', `<tr>${cell}</tr>`, '') +
    `<p style="${style.address}">${link(url, url, `color:${greyInk}`)}</p>`
  );
}
