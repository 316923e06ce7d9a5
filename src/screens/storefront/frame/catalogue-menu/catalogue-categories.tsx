import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { isPlainClick } from '#web/plain-click.ts';
import { catalogueSectionsId, isFullPage } from './overlay-panel.ts';
import type { Category } from '../frame-data.ts';
import { messages } from './messages.ts';
import { SectionPicture } from './catalogue-subsections.tsx';
import styles from './catalogue-categories.module.css';

/** A mouse opens a category after resting on it this long, so that it can cross others on its way to the tiles. */
const restMs = 120;

type CatalogueCategoriesProps = {
  categories: readonly Category[];
  currentId: number | undefined;
  /** Shows a category's sections, by mouse or arrow keys. */
  onShow: (id: number) => void;
  /** Chosen by a click or by Enter. */
  onOpen: (id: number) => void;
  /** Moves the focus to the sections. */
  onEnter: () => void;
};

/**
 * The categories of a group. The first click shows a category's sections; a click on the current one, or one with a modifier
 * key, opens its page.
 */
export function CatalogueCategories({ categories, currentId, onShow, onOpen, onEnter }: CatalogueCategoriesProps) {
  const t = useMessages(messages);
  const rest = useRest(onShow);
  const click = (event: MouseEvent, id: number) => {
    const isOpen = id === currentId && !isFullPage();
    if (isOpen || !isPlainClick(event)) return;
    event.preventDefault();
    rest.cancel();
    onOpen(id);
  };
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const { length } = links;
    const targets: Partial<Record<string, number>> = {
      ArrowDown: (at + 1) % length,
      ArrowUp: (at - 1 + length) % length,
      Home: 0,
      End: length - 1,
    };
    const target = targets[event.key];
    const category = categories[target ?? -1];
    if (category) {
      links[target!]?.focus();
      onShow(category.id);
    } else if (event.key === 'ArrowRight' && categories[at]) {
      onShow(categories[at].id);
      onEnter();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its links
    <ul className={styles.list} aria-label={t.categories} onKeyDown={walk} onPointerLeave={rest.cancel}>
      {categories.map(({ id, name, url, picture }) => (
        <li key={id} onPointerMove={(event) => rest.restOn(event, id)}>
          <Link
            to={url}
            aria-current={id === currentId ? 'true' : undefined}
            aria-controls={catalogueSectionsId}
            aria-expanded={id === currentId}
            onClick={(event) => click(event, id)}
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

/** Calls `show` once a mouse has come to rest. */
function useRest(show: (id: number) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return {
    cancel: () => window.clearTimeout(timer.current),
    restOn({ pointerType }: PointerEvent, id: number) {
      if (pointerType !== 'mouse') return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => show(id), restMs);
    },
  };
}
