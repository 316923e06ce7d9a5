import type { ReactNode } from 'react';
import { shownPrice } from '#areas/pricing/unit-price.ts';
import { ButtonLink } from '#design/actions/button-link.tsx';
import { Picture } from '#design/products/picture.tsx';
import { Price } from '#design/products/price.tsx';
import { Slider } from '#design/page/slider.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatEuros } from '#i18n/format.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { keepUnits } from '../cards/keep-units.ts';
import styles from './home-hero.module.css';
import type { ShownIn } from '../cards/shown-in.ts';
import type { ShownProduct } from '../cards/shown-product.ts';

type HomeHeroProps = { products: readonly ShownProduct[]; shownIn: ShownIn; children: ReactNode };

const stageSizes = '(max-width: 767px) 60vw, 480px';

/** Reduced products on the yellow stage, one after the other; what stands beside them comes as children. */
export const HomeHero = ({ products, shownIn, children }: HomeHeroProps) => (
  <div className={styles.hero}>
    {products.length > 0 && (
      <Slider className="ink" label={shownIn.t.home.heroLabel} texts={shownIn.t.home.slider} autoplay>
        {products.map((product, index) => (
          <HeroSlide key={product.id} product={product} first={index === 0} shownIn={shownIn} />
        ))}
      </Slider>
    )}
    {children}
  </div>
);

type HeroSlideProps = { product: ShownProduct; first: boolean; shownIn: ShownIn };

/** The kind of product is its name up to the first comma; the rest describes it. */
const HeroSlide = cachedFragment(({ product, first, shownIn: { t, href, locale } }: HeroSlideProps) => {
  const [headline, ...rest] = keepUnits(product.name).split(', ');
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <Tag tone="plain" className={styles.tag}>
          {t.home.heroTag(product.discount)}
        </Tag>
        <h2>{headline}</h2>
        <p>{[product.brand?.name, ...rest].filter(Boolean).join(', ')}</p>
        <Price {...shownPrice(product.price)} locale={locale} size="xxl" layout="beside" oldLabel={t.before} />
        {product.lowestPrice30Days && <small>{t.lowest30(formatEuros(product.lowestPrice30Days, locale))}</small>}
        <ButtonLink size="l" iconEnd="arrow-right" href={href(product.url)}>
          {t.home.heroButton}
        </ButtonLink>
      </div>
      <div className={styles.stage}>
        {product.picture && (
          <Picture picture={{ ...product.picture, alt: '' }} sizes={stageSizes} eager={first} decorative />
        )}
      </div>
    </div>
  );
});
