import type { Season } from '#areas/content/contract.ts';
import { shownPrice } from '#areas/pricing/price.ts';
import { messages } from '#areas/catalogue/messages.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { Price } from '#design/products/price.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import styles from './season-hero.module.css';

/** What of a season the page needs. */
export interface HeroSeason extends Pick<Season, 'label' | 'title' | 'text' | 'picture' | 'button'> {
  readonly products: readonly {
    readonly at: readonly [number, number];
    readonly name: string;
    readonly url: string;
    readonly price: { readonly base: number; readonly sale: number };
    readonly lowest: number | null;
  }[];
}

export const toHeroSeason = ({ label, title, text, picture, button, products }: Season): HeroSeason => ({
  ...{ label, title, text, picture, button },
  products: products.map(({ product, at }) => ({
    at,
    name: [product.brand?.name, product.name].filter(Boolean).join(' '),
    url: product.url,
    price: { base: product.price.base, sale: product.price.sale },
    lowest: product.lowestPrice30Days ?? null,
  })),
});

/** The measures of a scene (docs/content.md). */
const scene = { width: 860, height: 520 };

/** A price tag in the scene; 24 px high on the narrowest telephone. */
const tag = { letter: 11, padding: 20, height: 44 };

/** The season's scene, with the prices of what stands in it. */
export function SeasonHero({ season }: { season: HeroSeason }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  const { label, title, text, picture, button, products } = season;
  const [first] = products;
  return (
    <div className={`${styles.hero} ink`}>
      <div className={styles.words}>
        <Tag tone="plain">{label}</Tag>
        <h2>{title}</h2>
        <p>{text}</p>
        {first && (
          <>
            <a className={styles.first} href={href(first.url)}>
              {first.name}
            </a>
            <Price {...shownPrice(first.price)} locale={locale} size="xxl" layout="beside" oldLabel={t.before} />
            {first.lowest !== null && <small>{t.lowest30(formatEuros(first.lowest, locale))}</small>}
          </>
        )}
        <ButtonLink size="l" iconEnd="arrow-right" href={href(button.url)}>
          {button.text}
        </ButtonLink>
      </div>
      <div className={styles.scene}>
        <img src={picture} {...scene} alt="" fetchPriority="high" />
        {/* Not by style attributes, which the security policy forbids; drawn to the measures of the scene it stays in place. */}
        <svg
          className={styles.prices}
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          preserveAspectRatio="xMidYMid slice"
        >
          {products.map(({ url, name, at: [left, top], price }) => {
            const euros = formatEuros(shownPrice(price).value, locale);
            const [x, y] = [(left * scene.width) / 100, (top * scene.height) / 100];
            const width = euros.length * tag.letter + tag.padding;
            return (
              <a key={url} href={href(url)} aria-label={`${euros}, ${name}`}>
                <rect x={x - width / 2} y={y - tag.height / 2} width={width} height={tag.height} rx="6" />
                <text x={x} y={y}>
                  {euros}
                </text>
              </a>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
