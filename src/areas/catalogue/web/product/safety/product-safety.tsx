import type { ReactNode } from 'react';
import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { ProductDetail } from '../../../contract.ts';
import type { ProductContext } from '../../cards/catalogue-context.ts';
import styles from '../product-page.module.css';
import { messages } from './messages.ts';

type Maker = NonNullable<ProductDetail['maker']>;
export type ProductSafetyProps = { product: ProductDetail; context: ProductContext };

/** Maker and warnings (Regulation (EU) 2023/988 art. 19), the producer's guarantee, and where an old appliance goes. */
export default function ProductSafety({ product, context: { t } }: ProductSafetyProps) {
  const { maker, warnings, guarantee, isAppliance, article, ean } = product;
  const text = useMessages(messages);
  if (!maker && warnings.length === 0 && !guarantee && !isAppliance) return null;
  return (
    <Section title={text.title}>
      <div className={styles.safety}>
        {maker && (
          <Part icon="wrench" title={text.maker}>
            <Company company={maker} />
            <p>
              {t.reference(article)}
              {ean && ` · ${t.detail.ean(ean)}`}
            </p>
            {maker.responsible && (
              <>
                <h4>{text.responsible}</h4>
                <Company company={maker.responsible} />
              </>
            )}
          </Part>
        )}
        {warnings.length > 0 && (
          <Part icon="warning" title={text.warnings}>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Part>
        )}
        {guarantee && (
          <Part icon="shield" title={text.guarantee(guarantee.years)}>
            <p>{guarantee.terms}</p>
            <p>{text.besideLegal}</p>
          </Part>
        )}
        {isAppliance && (
          <Part icon="repeat" title={text.endOfLife}>
            <p>{text.takeBack}</p>
          </Part>
        )}
      </div>
    </Section>
  );
}

const Part = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div>
    <h3>
      <Icon name={icon} />
      {title}
    </h3>
    {children}
  </div>
);

const Company = ({ company: { name, address, contact } }: { company: Omit<Maker, 'responsible'> }) => (
  <p>
    <b>{name}</b>
    <br />
    {address}
    <br />
    {contact}
  </p>
);
