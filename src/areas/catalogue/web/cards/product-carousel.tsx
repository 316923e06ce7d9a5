import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#design/actions/icon-button.tsx';
import { Section } from '#design/page/section.tsx';
import { useAutoplay, useReducedMotion } from '#design/data-display/use-autoplay.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-carousel.module.css';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CardProduct } from './card-product.ts';

/** storefront.md section 9. */
const maxSlides = 10;
/** The widest window shows so many. */
const fewSlides = 5;

type ProductCarouselProps = {
  title: string;
  products: readonly CardProduct[];
  more?: { href: string; label: string };
  /** Moves on by itself, unless reduced motion is set; pauses on hover and focus, and can be stopped. */
  autoplay?: boolean;
  context: CatalogueContext;
};

/** A row of products that scrolls by swipe, keyboard or its buttons, and works without scripts. */
export function ProductCarousel({ title, products, more, autoplay = false, context }: ProductCarouselProps) {
  const { t } = context;
  const track = useRef<HTMLUListElement>(null);
  /** The position to which the row is scrolling; null while it rests or is scrolled by hand. */
  const goal = useRef<number | null>(null);
  const [resting, setResting] = useState(false);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useReducedMotion();
  const slides = products.slice(0, maxSlides);

  const move = (pages: 1 | -1) => {
    const row = track.current;
    if (!row) return;
    const end = row.scrollWidth - row.clientWidth;
    // A step starts from the target of the last one, even if the row has not reached it yet.
    const from = goal.current ?? row.scrollLeft;
    const atEnd = pages > 0 && from >= end - 8;
    const atStart = pages < 0 && from <= 8;
    const left = atEnd ? 0 : atStart ? end : Math.min(Math.max(from + pages * row.clientWidth, 0), end);
    goal.current = reducedMotion ? null : left;
    row.scrollTo({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
  };
  const arrive = () => (goal.current = null);
  const moves = autoplay && !reducedMotion && slides.length > fewSlides;
  useAutoplay(moves && !resting && !stopped, () => move(1));
  const walk = (event: KeyboardEvent) => {
    const pages = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // In a field, such as a quantity, the arrow keys move the cursor.
    if (pages === 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    move(pages);
  };
  if (slides.length === 0) return null;

  return (
    <Section title={title} more={more} className="no-print">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is inside, and rest for it */}
      <div
        className={styles.carousel}
        onKeyDown={walk}
        onPointerEnter={() => setResting(true)}
        onPointerLeave={() => setResting(false)}
        onFocus={() => setResting(true)}
        onBlur={() => setResting(false)}
      >
        <ul ref={track} className={styles.track} onScrollEnd={arrive} onWheel={arrive} onTouchStart={arrive}>
          {slides.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} context={context} />
            </li>
          ))}
        </ul>
        {slides.length > 2 && (
          <div className={styles.arrows} data-many={slides.length > fewSlides || undefined}>
            {moves && (
              <IconButton
                boxed
                icon={stopped ? 'play' : 'pause'}
                label={stopped ? t.carousel.play : t.carousel.pause}
                onClick={() => setStopped(!stopped)}
              />
            )}
            <IconButton boxed icon="chevron-left" label={t.carousel.previous} onClick={() => move(-1)} />
            <IconButton boxed icon="chevron-right" label={t.carousel.next} onClick={() => move(1)} />
          </div>
        )}
      </div>
    </Section>
  );
}
