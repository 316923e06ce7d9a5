/** The plain text of a mail as it was sent: its part of that type, decoded. */
export function textOfMail(raw: string): string {
  const part = raw.split(/\r?\n--/).find((one) => /^content-type: text\/plain/im.test(one)) ?? raw;
  const [, head = '', body = ''] =
    /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part.replace(/^[^\n]*\n(?=content-)/i, '')) ?? [];
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
