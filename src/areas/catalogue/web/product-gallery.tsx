import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { classNames } from '#design/class-names.ts';
import { IconButton } from '#design/icon-button.tsx';
import { Picture } from '#design/picture.tsx';
import type { ProductDetail } from '../contract.ts';
import { SmallPicture } from './product-parts.tsx';
import styles from './product-gallery.module.css';
import { ProductTagsWithKit } from './product-tags-with-kit.tsx';
import type { ShownIn } from './shown-in.ts';

const PictureZoom = lazy(() => import('./picture-zoom.tsx').then((module) => ({ default: module.PictureZoom })));

/** As wide as a column of the page, see product-page.module.css. */
const gallerySizes = '(max-width: 767px) 92vw, (max-width: 1023px) 60vw, (max-width: 1279px) 55vw, 480px';

/** The pictures: the first is what the visitor waits for; the thumbnails are links to the picture itself without a script. */
export function ProductGallery({ product, shownIn: { t } }: { product: ProductDetail; shownIn: ShownIn }) {
  const pictures = product.pictures.length > 0 ? product.pictures : product.picture ? [product.picture] : [];
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const shown = pictures[current];
  const pick = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setCurrent(index);
  };
  return (
    <div className={classNames(styles.gallery, pictures.length < 2 && styles.single)} role="group" aria-label={t.detail.gallery}>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <a
              key={picture.url}
              href={`${picture.url}/1600.jpg`}
              aria-label={t.detail.picture(index + 1, pictures.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => pick(event, index)}
            >
              <SmallPicture picture={picture} size={76} />
            </a>
          ))}
        </div>
      )}
      <div className={classNames(styles.stage, product.isArchived && styles.discontinued)}>
        <div className={styles.tags}>
          <ProductTagsWithKit product={product} t={t} />
        </div>
        {shown && (
          <>
            <Picture key={shown.url} picture={{ ...shown, alt: product.name }} sizes={gallerySizes} eager />
            <IconButton className={styles.zoom} icon="expand" label={t.detail.enlarge} onClick={() => setZoomed(true)} />
          </>
        )}
      </div>
      {zoomed && (
        <Suspense>
          <PictureZoom name={product.name} pictures={pictures} current={current} onMove={setCurrent} onClose={() => setZoomed(false)} t={t} />
        </Suspense>
      )}
    </div>
  );
}
