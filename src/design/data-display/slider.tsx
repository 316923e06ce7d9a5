import { Children, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useAutoplay, useReducedMotion } from './use-autoplay.ts';
import styles from './slider.module.css';

type SliderTexts = {
  /** The role description: 'carrusel'. */
  kind: string;
  pause: string;
  play: string;
  /** 'Diapositiva 2 de 4' */
  slide: (number: number, count: number) => string;
};

type SliderProps = {
  label: string;
  texts: SliderTexts;
  /** Advances by itself until stopped, and pauses on hover and focus. */
  autoplay?: boolean;
  className?: string;
  /** One slide each, at most ten. */
  children: ReactNode;
};

const maxSlides = 10;

/** Slides side by side that snap into place; works by swiping and without scripts too. */
export function Slider({ label, texts, autoplay = false, className, children }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(!autoplay);
  const [resting, setResting] = useState(false);
  const reducedMotion = useReducedMotion();
  const slides = Children.toArray(children).slice(0, maxSlides);

  const show = (index: number) => {
    const element = track.current;
    const position = (index + slides.length) % slides.length;
    element?.scrollTo({ left: position * element.clientWidth, behavior: reducedMotion ? 'instant' : 'smooth' });
  };
  const follow = () => {
    const element = track.current;
    if (element?.clientWidth) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const playing = !stopped && !resting && !reducedMotion && slides.length > 1;
  useAutoplay(playing, () => show(current + 1));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the autoplay; nothing to operate
    <section
      className={classNames(styles.slider, className)}
      aria-roledescription={texts.kind}
      aria-label={label}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <ul ref={track} className={styles.track} onScroll={follow} aria-live={playing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <li key={index} aria-label={texts.slide(index + 1, slides.length)}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls} role="group" aria-label={label}>
          {slides.map((_, index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={texts.slide(index + 1, slides.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <i />
            </button>
          ))}
          {autoplay && !reducedMotion && (
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              iconSize="s"
              label={stopped ? texts.play : texts.pause}
              onClick={() => setStopped(!stopped)}
            />
          )}
        </div>
      )}
    </section>
  );
}
