import type { Facts } from './attributes.ts';
import { brandOf } from './brands.ts';
import { descriptionFaults, sentenceFaults } from './check-description.ts';
import { fillTemplate, lowerFirst } from './fill-template.ts';
import type { Sentence } from './kind-table.ts';
import type { KindText } from './kind-text.ts';
import type { NumberedDraft } from './product.ts';
import { pick } from './seed.ts';
import type { Words } from './words.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `máquina, cargador y manual`. Spanish writes `e` before the sound i. */
function listed(items: readonly string[], language: keyof Words): string {
  const [last = '', ...others] = items.map(lowerFirst).reverse();
  if (others.length === 0) return last;
  const and = language === 'ca' ? 'i' : /^h?i(?!e)/.test(last) ? 'e' : 'y';
  return `${others.reverse().join(', ')} ${and} ${last}`;
}

/** What templates may name besides the values. */
function namesOf(draft: NumberedDraft): Readonly<Record<string, Words>> {
  const { name } = brandOf(draft.brand);
  const contents = draft.version?.contents ?? draft.kind.contents ?? [];
  const inLanguage = (language: keyof Words) =>
    listed(
      contents.map((item) => item[language]),
      language,
    );
  return {
    brand: { es: name, ca: name },
    ...(contents.length > 0 && { contents: { es: inLanguage('es'), ca: inLanguage('ca') } }),
  };
}

/** The sentences of a description: use, detail, limits, what is included. */
function sentencesOf(draft: NumberedDraft, text: KindText): Words[] {
  const names = namesOf(draft);
  const oneOf = (role: string, sentences: readonly Sentence[] | undefined): Words[] => {
    const possible = (sentences ?? [])
      .filter(({ when }) => !when || when(draft.values as Facts))
      .flatMap((sentence) => fillTemplate(sentence, draft.values, names) ?? []);
    return possible.length === 0 ? [] : [pick(`${role} ${draft.article}`, possible)];
  };
  const required = (role: string, chosen: readonly Words[]): readonly Words[] => {
    if (chosen.length === 0) throw new Error(`${draft.identity}: no sentence for ${role} holds`);
    return chosen;
  };
  return [
    ...required('use', oneOf('use', text.use)),
    ...oneOf('detail', text.detail),
    ...required('limits', oneOf('limits', text.limits)),
    ...required('included', [...oneOf('version', draft.version?.included), ...oneOf('included', text.included)]),
  ];
}

function html(paragraph: readonly string[], points: readonly string[]): string {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${escape(point)}</li>`).join('')}</ul>`;
  return `<p>${escape(paragraph.join(' '))}</p>${list}`;
}

/** A point that a sentence has said in the same words. */
const isSaidIn = (sentences: readonly Words[], point: Words): boolean =>
  sentences.some(({ es }) => es.toLowerCase().includes(point.es.slice(0, -1).toLowerCase()));

/** Simple HTML in both languages: a paragraph, then the points whose values are known. A fault in a text stops the build. */
export function describeProduct(draft: NumberedDraft, text: KindText): Words {
  const sentences = sentencesOf(draft, text);
  const points = (draft.kind.points ?? [])
    .flatMap((template) => fillTemplate(template, draft.values) ?? [])
    .filter((point) => !isSaidIn(sentences, point));
  const faults = [...descriptionFaults(sentences), ...points.flatMap(sentenceFaults)];
  if (faults.length > 0) throw new Error(`${draft.identity}: ${faults.join('; ')}`);
  const inLanguage = (language: keyof Words): string =>
    html(
      sentences.map((words) => words[language]),
      points.map((words) => words[language]),
    );
  return { es: inLanguage('es'), ca: inLanguage('ca') };
}
