import { lazyPart } from '#web/missing-scripts.ts';
import { type FocusEvent, type PointerEvent, type ReactNode, Suspense, useState } from 'react';
import { useBasket } from './basket-store.ts';
import styles from './with-mini-basket.module.css';

const MiniBasket = lazyPart(async () => ({ default: (await import('./mini-basket.tsx')).MiniBasket }));

/**
 * Shows the mini basket below `children` while the pointer or the focus is there.
 */
export function WithMiniBasket({ children }: { children: ReactNode }) {
  const { basket, quantities } = useBasket();
  const [isOpen, setOpen] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setOpen(false);
  return (
    <div
      className={styles.cell}
      onPointerEnter={(event: PointerEvent) => setOpen(event.pointerType === 'mouse')}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={leave}
    >
      {children}
      {isOpen && basket && basket.count > 0 && (
        <Suspense>
          <MiniBasket basket={basket} quantities={quantities} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
