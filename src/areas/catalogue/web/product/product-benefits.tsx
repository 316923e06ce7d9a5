import { Icon } from '#design/page/icon.tsx';
import { Section } from '#design/page/section.tsx';
import type { ProductDetail } from '../../contract.ts';
import type { ProductContext } from './product-context.ts';
import styles from './product-benefits.module.css';

interface ProductBenefitsProps {
  readonly product: ProductDetail;
  readonly context: ProductContext;
}

/** One alone would be no list of reasons. */
const minBenefits = 2;

/** What speaks for a product, with an icon each. */
export default function ProductBenefits({ product: { benefits }, context: { t } }: ProductBenefitsProps) {
  if (benefits.length < minBenefits) return null;
  return (
    <Section title={t.detail.benefits}>
      <ul className={`${styles.benefits} panel`}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
