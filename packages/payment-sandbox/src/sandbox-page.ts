const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** A page for people, without styles and scripts of its own: the server that serves them may forbid both. */
export const sandboxPage = (title: string, body: string): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
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
