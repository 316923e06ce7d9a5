import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { catalogueSectionsId, isFullPage } from './overlay-panel.ts';
import type { Category } from '../frame-data.ts';
import { messages } from '../messages.ts';
import { SectionPicture } from './catalogue-subsections.tsx';
import styles from './catalogue-categories.module.css';

/** A mouse that rests this long on a category means it; one that passes on its way to the tiles does not. */
const restMs = 120;

type CatalogueCategoriesProps = {
  categories: readonly Category[];
  currentId: number | undefined;
  /** Shows what is below, by mouse or arrow keys. */
  onShow: (id: number) => void;
  /** Chosen by a click or by Enter. */
  onOpen: (id: number) => void;
  /** On to what is below. */
  onEnter: () => void;
};

/**
 * The categories of a group. The first click shows what is below a category, a click on the one that shows, or one with a
 * modifier, opens its page: no click is without effect.
 */
export function CatalogueCategories({ categories, currentId, onShow, onOpen, onEnter }: CatalogueCategoriesProps) {
  const t = useMessages(messages);
  const rest = useRest(onShow);
  const click = (event: MouseEvent, id: number) => {
    const isShown = id === currentId && !isFullPage();
    if (isShown || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    rest.forget();
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
    <ul className={styles.list} aria-label={t.categories} onKeyDown={walk} onPointerLeave={rest.forget}>
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
    forget: () => window.clearTimeout(timer.current),
    restOn({ pointerType }: PointerEvent, id: number) {
      if (pointerType !== 'mouse') return;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => show(id), restMs);
    },
  };
}
