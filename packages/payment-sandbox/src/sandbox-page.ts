const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Where the style sheet of all pages is served. */
export const stylePath = '/sandbox/style.css';

/** Plain, so that nobody takes a page for that of a real bank. */
export const style = `*{box-sizing:border-box}
body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#14171a;background:#eef1f5}
main{max-width:440px;margin:0 auto;padding:24px;background:#fff;border:1px solid #c9d0d8;border-radius:8px}
h1{margin:0 0 12px;font-size:22px;line-height:1.2}
p{margin:0 0 12px}
form p{margin:0 0 8px}
button{width:100%;min-height:44px;padding:8px 16px;font:inherit;text-align:left;color:#14171a;background:#fff;border:1px solid #7a8591;border-radius:6px;cursor:pointer}
button:hover{background:#eef1f5}
form p:first-of-type button{font-weight:700;color:#fff;background:#1d4f91;border-color:#1d4f91}
button:focus-visible,a:focus-visible{outline:3px solid #d97706;outline-offset:2px}
`;

/** A page for people, without inline styles and scripts: the server that serves it may forbid both. */
export const sandboxPage = (title: string, body: string): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p><strong>Simulador:</strong> nadie paga ni cobra nada.</p>
${body}
</main>
</body>
</html>
`;

/** A form with a button for each of the outcomes that somebody may choose. */
export const outcomeForm = (options: {
  readonly action: string;
  /** Value of the field `outcome` and the text of its button. */
  readonly outcomes: Readonly<Record<string, string>>;
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Shown in a frame: what follows belongs to the page around it. */
  readonly leavesFrame?: boolean;
}): string => {
  const { action, outcomes, fields = {}, leavesFrame = false } = options;
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = Object.entries(outcomes).map(
    ([outcome, text]) => `<p><button name="outcome" value="${escapeHtml(outcome)}">${escapeHtml(text)}</button></p>`,
  );
  return `<form method="post" action="${escapeHtml(action)}"${leavesFrame ? ' target="_top"' : ''}>
${[...hidden, ...buttons].join('\n')}
</form>`;
};

/** '329,00 €' */
export const euros = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
