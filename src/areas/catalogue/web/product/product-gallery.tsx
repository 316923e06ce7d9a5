import { Suspense, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '#design/class-names.ts';
import { IconButton } from '#design/actions/icon-button.tsx';
import { Picture, smallWidths } from '#design/products/picture.tsx';
import { useReducedMotion } from '#design/data-display/use-autoplay.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import type { ProductDetail } from '../../contract.ts';
import styles from './product-gallery.module.css';
import { KitTags } from './kit-list.tsx';
import type { ProductContext } from './product-context.ts';

const PictureZoom = lazyPart(() => import('./picture-zoom.tsx').then((module) => ({ default: module.PictureZoom })));

/** Pictures are as wide as a column of the page, see product-page.module.css; at most two pixels for each of a phone's, as in `cardSizes`. */
const gallerySizes =
  '(max-width: 767px) and (min-resolution: 2.5x) calc(66vw - 50px), (max-width: 767px) calc(100vw - 75px), (max-width: 1023px) 60vw, (max-width: 1279px) 55vw, 570px';

const thumbSizes = '(max-width: 767px) and (min-resolution: 2.5x) 43px, (max-width: 767px) 64px, 190px';

/**
 * The pictures side by side, changed by swipe, arrow keys or thumbnail; the first one is loaded first. Without scripts the
 * thumbnails are links to the pictures.
 */
export function ProductGallery({ product, context: { t } }: { product: ProductDetail; context: ProductContext }) {
  const pictures = product.pictures.length > 0 ? product.pictures : product.picture ? [product.picture] : [];
  const count = pictures.length;
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const gallery = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  /** The chosen picture until it is reached: scrolling passes others on the way. */
  const target = useRef<number | null>(null);
  const reducedMotion = useReducedMotion();

  const show = (index: number, behavior: ScrollBehavior = reducedMotion ? 'instant' : 'smooth') => {
    setCurrent(index);
    target.current = index;
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior });
  };
  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    show(index);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: count - 1 - current }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    const next = (current + step + count) % count;
    show(next);
    const thumbs = [...(gallery.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (thumbs.includes(document.activeElement as HTMLElement)) thumbs[next]?.focus();
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    const place = scrollLeft / clientWidth;
    const nearest = Math.round(place);
    // Between two pictures, neither is the current one.
    if (Math.abs(place - nearest) >= 0.02 || (target.current ?? nearest) !== nearest) return;
    target.current = null;
    setCurrent(nearest);
  };
  // A swipe may have ended at another picture than the chosen one.
  const rest = () => {
    target.current = null;
    follow();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is inside */}
      <div
        ref={gallery}
        className={classNames(styles.gallery, count < 2 && styles.single)}
        role="group"
        aria-label={t.detail.gallery}
        onKeyDown={walk}
      >
        {count > 1 && (
          <div className={`${styles.below} no-print`}>
            <div className={styles.thumbs}>
              {pictures.map((picture, index) => (
                <a
                  key={picture.url}
                  href={`${picture.url}/1600.jpg`}
                  aria-label={t.detail.picture(index + 1, count)}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={(event) => pick(event, index)}
                >
                  <Picture picture={{ ...picture, alt: '' }} sizes={thumbSizes} widths={smallWidths} decorative />
                </a>
              ))}
            </div>
          </div>
        )}
        <div className={classNames(styles.stage, product.isArchived && styles.discontinued)}>
          <div className={styles.tags}>
            <KitTags product={product} t={t} />
          </div>
          {count > 0 && (
            <>
              {/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions,
                  jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard; the button below enlarges by it */}
              <ul
                ref={track}
                className={styles.track}
                tabIndex={count > 1 ? 0 : undefined}
                aria-label={t.detail.gallery}
                onScroll={follow}
                onScrollEnd={rest}
                onClick={() => setZoomed(true)}
              >
                {pictures.map((picture, index) => (
                  <li key={picture.url}>
                    <Picture picture={{ ...picture, alt: altOf(index) }} sizes={gallerySizes} eager={index === 0} />
                  </li>
                ))}
              </ul>
              {/* oxlint-enable */}
              {count > 1 && (
                <span className={styles.place} aria-hidden="true">
                  {current + 1}/{count}
                </span>
              )}
              <IconButton
                className={styles.zoom}
                icon="expand"
                label={t.detail.enlarge}
                onClick={() => setZoomed(true)}
              />
            </>
          )}
        </div>
      </div>
      {zoomed && (
        <Suspense>
          <PictureZoom
            name={product.name}
            pictures={pictures}
            current={current}
            onMove={(index) => show(index, 'instant')}
            onClose={() => setZoomed(false)}
            t={t}
          />
        </Suspense>
      )}
    </>
  );

  function altOf(index: number): string {
    return index === 0 ? product.name : `${product.name}: ${t.detail.picture(index + 1, count)}`;
  }
}
