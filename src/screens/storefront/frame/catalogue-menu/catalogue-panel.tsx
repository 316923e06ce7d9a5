import { lazy, Suspense, useEffect, useState } from 'react';
import { useOverlay } from '#web/overlay-store.ts';

const CatalogueOverlay = lazy(() =>
  import('./catalogue-overlay.tsx').then((module) => ({ default: module.CatalogueOverlay })),
);

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
