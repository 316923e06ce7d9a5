import type { CatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import type { SearchAnswer } from '#areas/search/contract.ts';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './found-pages.module.css';

type FoundPagesProps = { content: NonNullable<SearchAnswer['content']>; context: CatalogueContext };

/** The shop's pages, guides and questions that a search has found. */
export function FoundPages({ content, context }: FoundPagesProps) {
  const t = useMessages(messages);
  return (
    <Section title={t.pages}>
      <ul className={styles.pages}>
        {content.map(({ title, url, kind }) => (
          <li key={url + title}>
            <a href={context.href(url)}>{title}</a>
            <small>{t.pageKinds[kind]}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
