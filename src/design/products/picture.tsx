import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Its files are `${url}/${width}.avif`, `.webp` and `.jpg`; width and height are those of the original. */
export type PictureSource = { url: string; width: number; height: number; alt: string };

type PictureProps = {
  picture: PictureSource;
  /** Its width in the page, as in `<img sizes>`: '(max-width: 767px) 50vw, 272px'. */
  sizes: string;
  /** Loads it at once and first, for the main picture of a page. All others are loaded lazily. */
  eager?: boolean;
  /** The widths offered; small pictures leave out what they never need. */
  widths?: readonly number[];
  className?: string;
  /** True: no alternative text, where the text beside it says what the picture shows. */
  decorative?: boolean;
} & Pick<ComponentProps<'img'>, 'onLoad' | 'onError'>;

/** The widths of large pictures; the server draws those of cards and small pictures too. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const;

/** Enough for a card, on sharp screens too. */
export const cardWidths = [160, 240, 320, 480, 640] as const;

/** Enough for a picture of at most 128 px, on sharp screens too. */
export const smallWidths = [96, 160, 240, 320] as const;

const fallbackWidth = 640;

const sourceSet = (url: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ');

/**
 * Reserves its space while it loads; the browser takes the best format and the width that fits. JPEG is the fallback for old
 * browsers.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  widths = pictureWidths,
  className,
  decorative = false,
  ...events
}: PictureProps) {
  const { url, width, height, alt } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(url, 'avif', widths)} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(url, 'webp', widths)} sizes={sizes} />
      <img
        {...events}
        className={className}
        src={`${url}/${fallbackWidth}.jpg`}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Classes for the frame around a small picture; `own` gives the size. */
export const pictureFrame = (own?: string): string => classNames(styles.frame, own);
