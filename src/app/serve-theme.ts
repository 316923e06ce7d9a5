import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Theme, themeStyles } from '#areas/store/theme.ts';

/** The design's --ink. */
export const defaultInk = '#14171a';

/**
 * Serves the style sheet of a shop with colours of its own, under a name that changes with them. Returns the link that pages
 * need after the design's styles, empty without a theme, and the colour for the browser's own surroundings.
 */
export function serveTheme(
  server: FastifyInstance,
  theme: Theme | null,
): { readonly link: string; readonly colour: string } {
  if (!theme) return { link: '', colour: defaultInk };
  const styles = themeStyles(theme);
  const path = `/theme-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;
  // A page of a moment before the colours changed gets the new ones.
  server.get('/:file(^theme-[\\da-f]{12}\\.css$)', ({ url }, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', url === path ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(styles),
  );
  return { link: `<link rel="stylesheet" href="${path}">`, colour: theme.ink };
}
