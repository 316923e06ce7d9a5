import { fillTemplate } from './fill-template.ts';
import type { Template } from './kind-table.ts';
import type { NumberedDraft } from './product.ts';
import { pick } from './seed.ts';
import type { Words } from './words.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function sentences(draft: NumberedDraft): readonly Template[] {
  const [first, ...others] = draft.kind.text;
  if (!first) throw new Error(`${draft.kind.code}: no text`);
  return others.length === 0 ? [first] : [first, pick(`text ${draft.article}`, others)];
}

function html(paragraph: readonly string[], points: readonly string[]): string {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`;
  return `<p>${escape(paragraph.join(' '))}</p>${list}`;
}

/** Simple HTML in both languages: a paragraph, then the points whose values are known. */
export function describeProduct(draft: NumberedDraft): Words {
  const filled = (templates: readonly Template[]): Words[] =>
    templates.map((template) => fillTemplate(template, draft.values)).filter((words) => words !== undefined);
  const text = filled(sentences(draft));
  const points = filled(draft.kind.points ?? []);
  const inLanguage = (language: keyof Words): string =>
    html(
      text.map((words) => words[language]),
      points.map((words) => words[language]),
    );
  return { es: inLanguage('es'), ca: inLanguage('ca') };
}
