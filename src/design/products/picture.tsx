import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Its files are `${url}/${width}.avif`, `.webp` and `.jpg`; width and height are those of the original. */
export type PictureSource = { url: string; width: number; height: number; alt: string };

type PictureProps = {
  picture: PictureSource;
  /** How wide it stands in the page, as in `<img sizes>`: '(max-width: 767px) 50vw, 272px'. */
  sizes: string;
  /** The one picture that the visitor waits for: fetched first and at once. All others wait until they come near. */
  eager?: boolean;
  /** The widths offered; small pictures leave out what they never need. */
  widths?: readonly number[];
  className?: string;
  /** When the words beside it already say what it shows. */
  decorative?: boolean;
} & Pick<ComponentProps<'img'>, 'onLoad' | 'onError'>;

/** The widths of large pictures; the server draws those of cards and small pictures too. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600, 2000] as const;

/** Enough for a card, on sharp screens too. */
export const cardWidths = [160, 240, 320, 480, 640] as const;

/** For what stands at most 128 px wide in the page. */
export const smallWidths = [160, 320] as const;

const fallbackWidth = 640;

const sourceSet = (url: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `${url}/${width}.${format} ${width}w`).join(', ');

/**
 * Keeps its room while it loads; the browser takes the best format and the width that fits. JPEG is for the few that know
 * neither.
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

/** Classes of what holds a small picture of a product; its own class gives the size. */
export const pictureFrame = (own?: string): string => classNames(styles.frame, own);
