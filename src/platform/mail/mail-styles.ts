import { escapeHtml } from '#values/escape-html.ts';

/** The design's colours, for mail programs that know no variables. */
export const colour = {
  ink: '#14171A',
  grey: '#454C52',
  lightGrey: '#5E666C',
  onDark: '#B9BFC4',
  ground: '#F7F5F0',
  shade: '#F1EEE7',
  paper: '#FFFEFC',
  line: '#E0DCD2',
  yellow: '#FFC61A',
  yellowEdge: '#F5B700',
  yellowShade: '#FFF4D1',
  yellowLine: '#E0C97A',
} as const;

export const font = "font-family:Barlow,'Helvetica Neue',Arial,sans-serif";
export const headingFont = "font-family:'Barlow Semi Condensed','Arial Narrow',Arial,sans-serif;font-weight:700";
export const body = `${font};font-size:16px;line-height:24px;color:${colour.ink}`;

/** Styles for narrow screens, where the mail program reads them. All else is inline. */
export const stylesheet =
  `body{margin:0;padding:0;background:${colour.ground}}table{border-collapse:separate}img{display:block;border:0}a{color:${colour.ink}}` +
  '@media (max-width:620px){.px{padding-left:20px!important;padding-right:20px!important}' +
  '.col{display:block!important;width:auto!important;padding-left:0!important}.col+.col{padding-top:16px!important}' +
  '.h1{font-size:27px!important;line-height:31px!important}.hide{display:none!important}}';

/** A table for layout only; `rows` are HTML. */
export const table = (rows: string, style = '', width = ' width="100%"'): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${width}${style && ` style="${style}"`}>${rows}</table>`;

/** A row across the mail. */
export const row = (style: string, html: string, attributes = ''): string =>
  `<tr><td class="px"${attributes} style="${style}">${html}</td></tr>`;

export const link = (url: string, text: string, style = ''): string =>
  `<a href="${escapeHtml(url)}"${style && ` style="${style}"`}>${escapeHtml(text)}</a>`;
