/** 'Cód. Artículo' and 'codArticulo' are the same header. */
export const plainHeader = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

/** A header of a file for the terminal, which would take control characters for commands. */
export const quotedHeader = (header: string | undefined): string =>
  `"${(header ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 60)}"`;
