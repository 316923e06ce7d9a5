import { lazy, Suspense, useEffect, useState } from 'react';
import { useOverlay } from '#web/overlay-store.ts';

const CatalogueOverlay = lazy(() =>
  import('./catalogue-overlay.tsx').then((module) => ({ default: module.CatalogueOverlay })),
);

/** Loads the overlay when it is first opened; then it stays, so that it can also leave slowly. */
export function CataloguePanel() {
  const open = useOverlay() === 'catalogue';
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted ? (
    <Suspense>
      <CatalogueOverlay open={open} />
    </Suspense>
  ) : null;
}
