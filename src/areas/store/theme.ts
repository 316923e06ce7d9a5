import { z } from 'zod';
import { contrast } from '#values/contrast.ts';

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
const minContrast = 4.5;
/** The design's --ground, the darkest of its light grounds. */
const ground = '#f1eee7';
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #1a7f37');

/** `ink` is written on light grounds and on `primary`, and light text on `ink`. */
export const themeSchema = z.strictObject({ primary: colour, ink: colour }).superRefine(({ primary, ink }, context) => {
  const check = (key: string, on: string, ratio: number): void => {
    if (ratio < minContrast)
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `is hard to read ${on}: a contrast of ${ratio.toFixed(1)}, and ${minContrast} is needed`,
      });
  };
  check('ink', `on light grounds (${ground})`, contrast(ink, ground));
  check('primary', `under text of the colour ink (${ink})`, contrast(primary, ink));
});

export type Theme = z.infer<typeof themeSchema>;

/** The style sheet that puts a shop's two colours, and the shades that follow from them, in place of the design's. */
export const themeStyles = ({ primary, ink }: Theme): string =>
  `:root{--ink:${ink};--text:${ink};--focus:${ink};--ink-2:${mixed(ink, 93, 'white')};--ink-3:${mixed(ink, 82, 'white')};` +
  `--line-ink:${mixed(ink, 82, 'white')};--yellow:${primary};--yellow-2:${mixed(primary, 94, 'black')};` +
  `--yellow-3:${mixed(primary, 86, 'black')};--yellow-soft:${mixed(primary, 18, 'white')}}`;

const mixed = (colour: string, percent: number, other: string): string =>
  `color-mix(in srgb,${colour} ${percent}%,${other})`;
