import type { ReactNode } from 'react';
import { shownPrice } from '#areas/pricing/price.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { Picture } from '#design/products/picture.tsx';
import { Price } from '#design/products/price.tsx';
import { Slider } from '#design/data-display/slider.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import styles from './home-hero.module.css';
import { messages } from './messages.ts';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import type { CardProduct } from '../cards/card-product.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

type HomeHeroProps = { products: readonly CardProduct[]; context: CatalogueContext; children: ReactNode };

/** The stage is low on phones: its height, 158 px, decides. */
const stageSizes = '(max-width: 767px) 160px, 480px';
const stageWidths = [160, 240, 320, 480, 640, 960] as const;

/** Reduced products in a slider; `children` stand beside it. */
export function HomeHero({ products, context, children }: HomeHeroProps) {
  const texts = useMessages(messages);
  return (
    <div className={styles.hero}>
      {products.length > 0 && (
        <Slider className="ink" label={texts.heroLabel} texts={texts.slider} autoplay>
          {products.map((product, index) => (
            <HeroSlide key={product.id} product={product} first={index === 0} context={context} />
          ))}
        </Slider>
      )}
      {children}
    </div>
  );
}

type HeroSlideProps = { product: CardProduct; first: boolean; context: CatalogueContext };

/** The kind of product is its name up to the first comma; the rest describes it. */
const HeroSlide = cachedFragment(({ product, first, context: { t, href, locale } }: HeroSlideProps) => {
  const texts = useMessages(messages);
  const [headline, ...rest] = withNonBreakingUnits(product.name).split(', ');
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <Tag tone="plain" className={styles.tag}>
          {texts.heroTag(product.discount)}
        </Tag>
        <h2>{headline}</h2>
        <p>{[product.brand?.name, ...rest].filter(Boolean).join(', ')}</p>
        <Price {...shownPrice(product.price)} locale={locale} size="xxl" layout="beside" oldLabel={t.before} />
        {product.lowestPrice30Days && <small>{t.lowest30(formatEuros(product.lowestPrice30Days, locale))}</small>}
        <ButtonLink size="l" iconEnd="arrow-right" href={href(product.url)}>
          {texts.heroButton}
        </ButtonLink>
      </div>
      <div className={styles.stage}>
        {product.picture && (
          <Picture
            picture={{ ...product.picture, alt: '' }}
            sizes={stageSizes}
            widths={stageWidths}
            eager={first}
            decorative
          />
        )}
      </div>
    </div>
  );
});
