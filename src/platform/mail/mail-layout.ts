import type { Locale } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';

/** What a mail says, without its looks. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly text: string; readonly url: string };
  /** Below the button, in a lighter hand. */
  readonly notes?: readonly string[];
}

/**
 * The shop's mail: HTML of tables and inline styles, which is what mail programs agree on, and plain text that says the same.
 * No pictures and no remote content, so nothing is missing where they are blocked.
 */
export function layOutMail(content: MailContent, shop: { name: string; url: string; locale: Locale }): { text: string; html: string } {
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

function html({ subject, heading, paragraphs, button, notes = [] }: MailContent, shop: { name: string; url: string; locale: Locale }): string {
  const link = (url: string, text: string, style: string) => `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(text)}</a>`;
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:26px;line-height:1.2;color:#14171a">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:#14171a">${escapeHtml(text)}</p>`),
    button
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#ffc61a;border-radius:4px">${link(button.url, button.text, `display:inline-block;padding:14px 28px;${font};font-size:17px;font-weight:600;color:#14171a;text-decoration:none`)}</td></tr></table>` +
        `<p style="margin:0 0 16px;${font};font-size:13px;line-height:1.5;color:#5b5f55;word-break:break-all">${link(button.url, button.url, 'color:#5b5f55')}</p>`
      : '',
    ...notes.map((text) => `<p style="margin:0 0 12px;${font};font-size:14px;line-height:1.5;color:#5b5f55">${escapeHtml(text)}</p>`),
  ].join('');
  return (
    `<!doctype html><html lang="${shop.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:#f4f1ea">` +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:6px">' +
    `<tr><td style="background:#14171a;border-top:6px solid #ffc61a;border-radius:6px 6px 0 0;padding:20px 32px">${link(shop.url, shop.name, `${font};font-size:22px;font-weight:700;color:#ffffff;text-decoration:none`)}</td></tr>` +
    `<tr><td style="padding:32px 32px 20px">${body}</td></tr></table>` +
    `<p style="margin:16px 0 0;${font};font-size:13px;color:#5b5f55">${link(shop.url, shop.name, 'color:#5b5f55')}</p></td></tr></table></body></html>`
  );
}
