import { Icon } from '#design/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import type { FrameData } from './load-frame.ts';
import { messages } from './messages.ts';
import { SectionPicture } from './section-picture.tsx';
import styles from './catalogue-categories.module.css';

export type Category = FrameData['groups'][number]['categories'][number];

type CatalogueCategoriesProps = { categories: readonly Category[]; currentId: number | undefined; onSelect: (id: number) => void };

/** The categories of a group: a click shows what is below, a click with a modifier opens the category's page. */
export function CatalogueCategories({ categories, currentId, onSelect }: CatalogueCategoriesProps) {
  const t = useMessages(messages);
  return (
    <ul className={styles.list} aria-label={t.categories}>
      {categories.map(({ id, name, url, picture }) => (
        <li key={id}>
          <Link
            to={url}
            aria-current={id === currentId ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSelect(id);
            }}
          >
            <SectionPicture picture={picture} className={styles.picture} />
            {name}
            <Icon name="chevron-right" size="s" className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
