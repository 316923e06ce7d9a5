import { Icon } from '#design/page/icon.tsx';
import { Section } from '#design/page/section.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import type { AlternativeCard, AlternativeReason } from '../../contract.ts';
import type { CardProduct } from '../cards/card-product.ts';
import type { ProductContext } from './product-context.ts';
import { ProductCard } from '../cards/product-card.tsx';
import { ProductCarousel } from '../cards/product-carousel.tsx';
import { withUnit } from '../cards/units.ts';
import { canPurchase } from '../cards/product-status.ts';
import styles from './product-page.module.css';

const icons: Readonly<Record<AlternativeReason, IconName>> = {
  lighter: 'scales',
  stronger: 'bolt',
  cheaper: 'card',
  brand: 'wrench',
  kit: 'box',
};
/** A card with its reason, if there is one. */
export type SimilarProduct = CardProduct & Pick<AlternativeCard, 'reason'>;

/** Where links to what is similar lead. */
const similarId = 'similar';

/** A single one is no choice. */
const minAlternatives = 2;

type AlternativesProps = {
  product: Parameters<typeof canPurchase>[0];
  similar: readonly SimilarProduct[];
  context: ProductContext;
};

/** Products by the reason to choose them instead; where hardly any has one, what is similar. */
export function Alternatives({ product, similar, context }: AlternativesProps) {
  const { detail } = context.t;
  const reasoned = similar.filter(({ reason }) => reason);
  if (reasoned.length < minAlternatives)
    return (
      <div id={similarId}>
        <ProductCarousel
          title={canPurchase(product) ? detail.mayInterest : detail.alternatives}
          products={similar}
          context={context}
        />
      </div>
    );
  return (
    <Section title={detail.alternativesBy} id={similarId} className="no-print">
      <div className={styles.alternativesPlace}>
        <ul className={styles.alternatives}>
          {reasoned.map(({ reason, ...one }) => (
            <li key={one.id}>
              <Reason reason={reason!} context={context} />
              <ProductCard product={one} context={context} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const Reason = ({
  reason: { code, figure },
  context: { t },
}: {
  reason: NonNullable<SimilarProduct['reason']>;
  context: ProductContext;
}) => (
  <p className={styles.reason}>
    <Icon name={icons[code]} size="s" />
    {t.detail.reasons[code]}
    {figure && <small>{withUnit(figure.value, figure.unit)}</small>}
  </p>
);
