import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Dialog } from '#design/overlays/dialog.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import { Picture } from '#design/products/picture.tsx';
import type { CataloguePicture } from '../../contract.ts';
import styles from './picture-zoom.module.css';
import type { ProductContext } from './product-context.ts';

/** How far an arrow key moves a magnified picture, in pixels. */
const keyStep = 80;

type PictureZoomProps = {
  name: string;
  pictures: readonly CataloguePicture[];
  current: number;
  onMove: (index: number) => void;
  onClose: () => void;
  t: ProductContext['t'];
};

/**
 * A picture as large as the window; a click, + or Enter magnifies it. Arrow keys show the other pictures, or move a magnified
 * one; so do the mouse pointer and dragging with a finger.
 */
export function PictureZoom({ name, pictures, current, onMove, onClose, t }: PictureZoomProps) {
  const count = pictures.length;
  const view = useRef<HTMLDivElement>(null);
  const [magnified, setMagnified] = useState(false);
  const aim = useRef({ x: 0.5, y: 0.5 });

  const move = (by: number) => {
    setMagnified(false);
    onMove((current + by + count) % count);
  };
  const lookAt = ({ x, y }: { x: number; y: number }) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = view.current!;
    view.current!.scrollTo(x * (scrollWidth - clientWidth), y * (scrollHeight - clientHeight));
  };
  const toggle = (at = { x: 0.5, y: 0.5 }) => {
    aim.current = at;
    setMagnified(!magnified);
  };
  const lookWhereAimed = useEffectEvent(() => lookAt(aim.current));
  useEffect(() => {
    if (magnified) lookWhereAimed();
  }, [magnified]);
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (magnified && event.pointerType === 'mouse') lookAt(pointOf(event));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const moves: Partial<Record<string, () => void>> = magnified
      ? {
          ArrowRight: () => view.current!.scrollBy(keyStep, 0),
          ArrowLeft: () => view.current!.scrollBy(-keyStep, 0),
          ArrowDown: () => view.current!.scrollBy(0, keyStep),
          ArrowUp: () => view.current!.scrollBy(0, -keyStep),
          '-': () => setMagnified(false),
        }
      : { ArrowRight: () => move(1), ArrowLeft: () => move(-1), '+': () => toggle() };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      hideTitle
      closeLabel={t.detail.closePicture}
      size="wide"
      className={styles.dialog}
    >
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button
            below does the same by keyboard */}
        <div
          ref={view}
          className={styles.view}
          data-magnified={magnified || undefined}
          onClick={(event) => toggle(pointOf(event))}
          onPointerMove={follow}
        >
          <Picture
            key={current}
            picture={{ ...pictures[current]!, alt: name }}
            sizes={magnified ? '2000px' : '(max-width: 767px) 96vw, 90vh'}
            eager
          />
        </div>
        <div className={styles.controls}>
          {count > 1 && (
            <IconButton boxed icon="chevron-left" label={t.detail.previousPicture} onClick={() => move(-1)} />
          )}
          {count > 1 && <span role="status">{t.detail.picture(current + 1, count)}</span>}
          {count > 1 && <IconButton boxed icon="chevron-right" label={t.detail.nextPicture} onClick={() => move(1)} />}
          <IconButton
            boxed
            icon={magnified ? 'minus' : 'plus'}
            label={t.detail.magnify}
            aria-pressed={magnified}
            onClick={() => toggle()}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Where in its element a pointer is, from 0 to 1 each way. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (part: number): number => Math.min(1, Math.max(0, part));
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
}
