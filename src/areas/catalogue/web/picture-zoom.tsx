import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '#design/dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Picture } from '#design/picture.tsx';
import type { CataloguePicture } from '../contract.ts';
import styles from './picture-zoom.module.css';
import type { ShownIn } from './shown-in.ts';

type PictureZoomProps = {
  name: string;
  pictures: readonly CataloguePicture[];
  current: number;
  onMove: (index: number) => void;
  onClose: () => void;
  t: ShownIn['t'];
};

/** A picture as big as the window; arrow keys walk through the others. */
export function PictureZoom({ name, pictures, current, onMove, onClose, t }: PictureZoomProps) {
  const count = pictures.length;
  const move = (by: number) => onMove((current + by + count) % count);
  const walk = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => walk(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Dialog open onClose={onClose} title={name} hideTitle closeLabel={t.detail.closePicture} size="wide" className={styles.dialog}>
      <div className={styles.stage}>
        <Picture key={current} picture={{ ...pictures[current]!, alt: name }} sizes="(max-width: 767px) 96vw, 90vh" eager />
        {count > 1 && (
          <div className={styles.controls}>
            <IconButton boxed icon="chevron-left" label={t.detail.previousPicture} onClick={() => move(-1)} />
            <span role="status">{t.detail.picture(current + 1, count)}</span>
            <IconButton boxed icon="chevron-right" label={t.detail.nextPicture} onClick={() => move(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
