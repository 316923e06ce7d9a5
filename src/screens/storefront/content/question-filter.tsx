import { type RefObject, useState } from 'react';
import { TextField } from '#design/forms/text-field.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/frame-data.ts';
import { messages } from './questions/messages.ts';
import styles from './question-filter.module.css';

/** Text without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shows the questions of a text that contain all words, and their headings; returns how many there are. */
function filterQuestions(text: HTMLElement, query: string): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  let count = 0;
  let heading: HTMLElement | null = null;
  for (const part of text.children as Iterable<HTMLElement> & HTMLCollection) {
    if (part.tagName === 'H2') {
      heading = part;
      heading.hidden = words.length > 0;
    } else if (part.tagName === 'DETAILS') {
      const content = plain(part.textContent);
      part.hidden = !words.every((word) => content.includes(word));
      if (part.hidden) continue;
      count += 1;
      if (heading) heading.hidden = false;
    }
  }
  return count;
}

/** Searches the questions below it. Without JavaScript it is not shown, and all questions are. */
export function QuestionFilter({ text }: { readonly text: RefObject<HTMLDivElement | null> }) {
  const t = useMessages(messages);
  const { base } = useFrame();
  const [found, setFound] = useState<number | null>(null);
  return (
    <div className={`${styles.filter} no-print`} role="search" aria-label={t.label}>
      <TextField
        label={t.label}
        type="search"
        icon="search"
        placeholder={base.hasPickup ? t.placeholder : t.placeholderWithoutPickup}
        autoComplete="off"
        maxLength={80}
        onChange={({ target: { value } }) => {
          const count = filterQuestions(text.current!, value);
          setFound(value.trim() ? count : null);
        }}
      />
      <p role="status">{found !== null && (found > 0 ? t.found(found) : t.none)}</p>
    </div>
  );
}
