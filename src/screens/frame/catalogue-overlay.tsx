import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '#areas/search/web/search-box.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Segmented } from '#design/segmented.tsx';
import { useMessages } from '#i18n/messages.ts';
import { closeOverlay } from '#web/overlay-store.ts';
import { CatalogueCategories } from './catalogue-categories.tsx';
import { cataloguePanelId } from './catalogue-panel-id.ts';
import { CatalogueSubsections } from './catalogue-subsections.tsx';
import { messages } from './messages.ts';
import { useDismissal } from './use-dismissal.ts';
import { useFrame } from './use-frame.ts';
import styles from './catalogue-overlay.module.css';

/** A panel below the header; on telephones a page of its own whose categories lead to a second one. */
export function CatalogueOverlay({ open }: { open: boolean }) {
  const t = useMessages(messages);
  const { groups } = useFrame();
  const panel = useRef<HTMLDivElement>(null);
  const [groupId, setGroupId] = useState(groups[0]?.id);
  const group = groups.find(({ id }) => id === groupId);
  const [categoryId, setCategoryId] = useState<number>();
  const [onSubPage, setOnSubPage] = useState(false);
  // Choosing a group activates its first category (storefront.md section 2).
  const category = group?.categories.find(({ id }) => id === categoryId) ?? group?.categories[0];

  useEffect(() => {
    if (!open) return;
    setOnSubPage(false);
    panel.current?.focus({ preventScroll: true });
  }, [open]);

  useDismissal(open, panel, closeOverlay);
  return (
    <>
      <div className={styles.shade} data-open={open || undefined} />
      <div
        ref={panel}
        id={cataloguePanelId}
        className={styles.panel}
        role="dialog"
        aria-label={t.catalogue}
        tabIndex={-1}
        data-open={open || undefined}
        data-scroll-lock={open || undefined}
      >
        <div className={`${styles.columns} wrap`} data-sub={onSubPage || undefined}>
          <div className={`${styles.search} ink`}>
            <IconButton icon="arrow-left" label={t.back} onClick={() => (onSubPage ? setOnSubPage(false) : closeOverlay())} />
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
              onSelect={(id) => {
                setCategoryId(id);
                setOnSubPage(true);
              }}
            />
          </div>
          <div className={styles.right}>{category && <CatalogueSubsections category={category} />}</div>
        </div>
      </div>
    </>
  );
}
