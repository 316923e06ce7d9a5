import { Suspense, useEffect, useState } from 'react';
import { ButtonLink } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { opens, useOverlay } from '#web/overlay-store.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { cataloguePanelId } from './overlay-panel.ts';
import { messages } from '../messages.ts';
import styles from './catalogue-button.module.css';

const CatalogueOverlay = lazyPart(() =>
  import('./catalogue-overlay.tsx').then((module) => ({ default: module.CatalogueOverlay })),
);

/** Opens the catalogue overlay; without scripts a link to the catalogue page. */
export function CatalogueButton() {
  const t = useMessages(messages);
  const href = useHref();
  const open = useOverlay() === 'catalogue';
  return (
    <ButtonLink
      className={styles.button}
      href={href('/catalog')}
      icon={open ? 'close' : 'menu'}
      aria-expanded={open}
      aria-controls={open ? cataloguePanelId : undefined}
      onClick={opens('catalogue')}
    >
      {t.catalogue}
    </ButtonLink>
  );
}

/** Loads the overlay when it is first opened; it then stays mounted, so that closing can be animated. */
export function CataloguePanel() {
  const open = useOverlay() === 'catalogue';
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (open) setWasOpened(true);
  }, [open]);
  return wasOpened ? (
    <Suspense>
      <CatalogueOverlay open={open} />
    </Suspense>
  ) : null;
}
