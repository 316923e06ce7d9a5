import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SearchBox } from '#areas/search/web/search-box.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import { closeOnBack } from '#design/overlays/close-on-back.ts';
import { Segmented } from '#design/actions/segmented.tsx';
import { useMessages } from '#i18n/messages.ts';
import { closeOverlay } from '#web/overlay-store.ts';
import { CatalogueCategories } from './catalogue-categories.tsx';
import { cataloguePanelId, catalogueSectionsId, isFullPage } from './overlay-panel.ts';
import { CatalogueSubsections } from './catalogue-subsections.tsx';
import { messages } from './messages.ts';
import { messages as frameMessages } from '../messages.ts';
import { moveWithin } from './move-within.ts';
import { useDismissal } from '../use-dismissal.ts';
import { useFrame } from '../frame-data.ts';
import styles from './catalogue-overlay.module.css';

/** A panel below the header; on telephones a page of its own, whose categories open a drawer with their sections. */
export function CatalogueOverlay({ open }: { open: boolean }) {
  const t = useMessages(messages);
  const { catalogue } = useMessages(frameMessages);
  const { groups } = useFrame();
  const panel = useRef<HTMLDivElement>(null);
  const [groupId, setGroupId] = useState(groups[0]?.id);
  const group = groups.find(({ id }) => id === groupId);
  const [categoryId, setCategoryId] = useState<number>();
  const [inDrawer, setInDrawer] = useState(false);
  // Choosing a group activates its first category (storefront.md section 2).
  const category = group?.categories.find(({ id }) => id === categoryId) ?? group?.categories[0];
  const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
  const focusCategory = () => find('[aria-current]')?.focus();
  const show = (id: number) => {
    setCategoryId(id);
    find(`#${catalogueSectionsId}`)?.scrollTo(0, 0);
  };

  useEffect(() => {
    if (!open) return;
    setInDrawer(false);
    panel.current?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    if (inDrawer) document.querySelector<HTMLElement>(`#${catalogueSectionsId} h2`)?.focus({ preventScroll: true });
  }, [inDrawer]);
  useDismissal(open, panel, closeOverlay);

  const stepBack = () => {
    if (!inDrawer) return leave();
    setInDrawer(false);
    // The focus moves after the list is visible again, since hidden elements take none.
    requestAnimationFrame(focusCategory);
  };
  const onBack = useEffectEvent(stepBack);
  // Before it is painted: who sees it may step back at once.
  useLayoutEffect(() => (open ? closeOnBack(() => onBack()) : undefined), [open]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const sections = document.getElementById(catalogueSectionsId);
    const inSections = sections?.contains(target);
    const moved =
      event.key === 'Escape'
        ? stepBack
        : target === panel.current && event.key === 'ArrowDown'
          ? focusCategory
          : inSections && event.key === 'ArrowLeft' && target === sections?.querySelector('a')
            ? stepBackToCategory
            : inSections && moveWithin(sections!, event.key);
    if (!moved) return;
    event.preventDefault();
    event.stopPropagation();
    if (moved !== true) moved();
  };
  const stepBackToCategory = () => (inDrawer ? stepBack() : focusCategory());
  return (
    <>
      <div className={styles.shade} data-open={open || undefined} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside bubble up to here */}
      <div
        ref={panel}
        id={cataloguePanelId}
        className={styles.panel}
        role="dialog"
        aria-label={catalogue}
        tabIndex={-1}
        data-open={open || undefined}
        data-scroll-lock={open || undefined}
        onKeyDown={onKeyDown}
      >
        <div className={`${styles.columns} wrap`} data-drawer={inDrawer || undefined}>
          <div className={`${styles.search} ink`}>
            <IconButton icon="arrow-left" label={t.back} onClick={stepBack} />
            <SearchBox className={styles.box} />
          </div>
          <div className={styles.left}>
            {groups.length > 1 && (
              <Segmented
                className={styles.groups}
                label={t.groups}
                value={String(groupId)}
                onChange={(id) => {
                  setGroupId(Number(id));
                  setCategoryId(undefined);
                }}
                segments={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            )}
            <CatalogueCategories
              categories={group?.categories ?? []}
              currentId={category?.id}
              onShow={show}
              onOpen={(id) => {
                show(id);
                setInDrawer(isFullPage());
              }}
              onEnter={() => {
                if (isFullPage()) setInDrawer(true);
                else (find(`#${catalogueSectionsId} [aria-busy] a`) ?? find(`#${catalogueSectionsId} a`))?.focus();
              }}
            />
          </div>
          <div className={styles.right} id={catalogueSectionsId}>
            {category && <CatalogueSubsections key={category.id} category={category} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** Closes the overlay and returns the focus to the button or tab that opened it. */
function leave(): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`[aria-controls='${cataloguePanelId}']`)];
  closeOverlay();
  openers.find((opener) => opener.offsetParent !== null)?.focus();
}
