import { useMessages } from '#i18n/messages.ts';
import type { ProductDetail } from '../../contract.ts';
import { isEprelNumber } from '../../energy-scale.ts';
import EnergyArrow, { type LabelledProduct } from './energy-arrow.tsx';
import styles from './energy-arrow.module.css';
import { messages } from './messages.ts';

type Labelled = LabelledProduct & Pick<ProductDetail, 'energy_label' | 'product_sheet'>;

/** A number's page in the European product registry, which has label and sheet in all languages. */
const registryPage = (number: string): string => `https://eprel.ec.europa.eu/qr/${number}`;

/** The arrow beside a product's price, which leads to its label, and the product information sheet. */
export function EnergyLabel({ product }: { product: Labelled }) {
  const t = useMessages(messages);
  const { energy_class: energyClass, eprel, energy_label: label, product_sheet: sheet } = product;
  if (!energyClass) return null;
  const page = isEprelNumber(eprel) ? registryPage(eprel) : undefined;
  const labelUrl = label?.url ?? page;
  const sheetUrl = sheet?.url ?? page;
  return (
    <div className={styles.label}>
      {labelUrl ? (
        <a href={labelUrl} target="_blank" rel="noopener">
          <EnergyArrow product={product} />
          <span>{t.label}</span>
        </a>
      ) : (
        <EnergyArrow product={product} />
      )}
      {sheetUrl && (
        <a href={sheetUrl} target="_blank" rel="noopener">
          {t.sheet}
        </a>
      )}
      {eprel &&
        (page ? (
          <a href={page} target="_blank" rel="noopener">
            {t.eprel(eprel)}
          </a>
        ) : (
          <span>{t.eprel(eprel)}</span>
        ))}
    </div>
  );
}
