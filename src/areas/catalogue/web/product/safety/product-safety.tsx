import { useShopMessages } from '#i18n/messages.ts';
import type { ReactNode } from 'react';
import { BoxedNotice } from '#design/page/boxed-notice.tsx';
import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { Section } from '#design/page/section.tsx';
import type { ProductDetail } from '../../../contract.ts';
import type { ProductContext } from '../product-context.ts';
import styles from '../product-page.module.css';
import { messages } from './messages.ts';

type Maker = NonNullable<ProductDetail['maker']>;
export type ProductSafetyProps = { product: ProductDetail; context: ProductContext };

/**
 * Maker and warnings (Regulation (EU) 2023/988 art. 19), the producer's guarantee, where an old appliance and its battery go, and beside
 * them the notice on the legal guarantee.
 */
export default function ProductSafety({ product, context: { t } }: ProductSafetyProps) {
  const { maker, warnings, guarantee, legalGuarantee, weee, battery, article, ean } = product;
  const text = useShopMessages(messages);
  const hasParts = maker || warnings.length > 0 || guarantee || weee || battery;
  if (!hasParts && !legalGuarantee) return null;
  return (
    <Section title={text.title}>
      <div className={styles.safety}>
        {hasParts && (
          <div className={styles.safetyParts}>
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
                <DurabilityLabel product={product} years={guarantee.years} />
                <p>{guarantee.terms}</p>
                <p>{text.besideLegal}</p>
              </Part>
            )}
            {(weee || battery) && (
              <Part icon="repeat" title={text.endOfLife}>
                {weee && <p>{text.takeBack}</p>}
                {battery && <p>{text.batteries}</p>}
              </Part>
            )}
          </div>
        )}
        {legalGuarantee && (
          <BoxedNotice icon="shield" title={legalGuarantee.title} source={text.legalSource}>
            {/* The official file in place of the words, where the shop has it. */}
            {legalGuarantee.image ? (
              <img src={legalGuarantee.image} alt={legalGuarantee.text} />
            ) : (
              <p>{legalGuarantee.text}</p>
            )}
            <a href={legalGuarantee.url} target="_blank" rel="noopener">
              {text.legalMore}
            </a>
          </BoxedNotice>
        )}
      </div>
    </Section>
  );
}

/** The same in all languages. */
const labelName = 'GARAN';

/** The content of the harmonised label for a producer's guarantee of durability (Regulation (EU) 2025/1960, annex II). */
function DurabilityLabel({ product: { brand, article }, years }: { product: ProductDetail; years: number }) {
  const text = useShopMessages(messages);
  return (
    <p className={styles.garan}>
      <b>{labelName}</b>
      <strong>{text.years(years)}</strong>
      <span>{[brand?.name, article].filter(Boolean).join(' · ')}</span>
      <small>{text.durability}</small>
    </p>
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
