import { Tabs, type Tab } from '#design/actions/tabs.tsx';
import { FactList } from '#design/data-display/fact-list.tsx';
import type { ProductDetail } from '../../contract.ts';
import { DocumentLinks, fileSize } from './document-links.tsx';
import styles from './product-information.module.css';
import type { ProductContext } from './product-context.ts';
import { withUnit } from '../cards/units.ts';

/** Target of the link to the whole data sheet. */
export const informationId = 'information';

type ProductInformationProps = {
  product: ProductDetail;
  context: ProductContext;
  selected: string;
  onSelect: (tab: string) => void;
};

/** Description, data sheet, documents and contents of a product, in tabs. */
export function ProductInformation({ product, context, selected, onSelect }: ProductInformationProps) {
  const { t } = context;
  const documents = documentLinks(product, context);
  const tabs: Tab[] = [
    ...(product.description
      ? [
          {
            id: 'description',
            label: t.detail.description,
            panel: (
              <div className={styles.columns}>
                {/* Sanitised when it was imported. */}
                <div className={styles.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
                {documents.length > 0 && <DocumentLinks documents={documents} />}
              </div>
            ),
          },
        ]
      : []),
    ...(product.technicalSheet.length > 0
      ? [{ id: 'sheet', label: t.detail.sheet, panel: <TechnicalSheet product={product} /> }]
      : []),
    ...(documents.length > 0
      ? [
          {
            id: 'documents',
            label: t.detail.documents,
            count: documents.length,
            panel: <DocumentLinks documents={documents} row />,
          },
        ]
      : []),
    ...(product.contents.length > 0
      ? [{ id: 'contents', label: t.detail.contents, panel: <Contents items={product.contents} /> }]
      : []),
  ];
  const [first] = tabs;
  if (!first) return null;
  return (
    <section id={informationId} className={styles.information}>
      <Tabs
        label={t.detail.about}
        tabs={tabs}
        selected={tabs.some(({ id }) => id === selected) ? selected : first.id}
        onSelect={onSelect}
      />
    </section>
  );
}

const documentLinks = (product: ProductDetail, { t, locale }: ProductContext) =>
  product.documents.map(({ kind, name, url, size }) => ({
    name,
    url,
    note: t.detail.documentNote(t.detail.documentKinds[kind], fileSize(size, locale)),
  }));

const TechnicalSheet = ({ product }: { product: ProductDetail }) => (
  <div className={styles.sheet}>
    {product.technicalSheet.map(({ group, rows }) => (
      <div key={group}>
        <h3>{group}</h3>
        <FactList facts={rows.map(({ name, value, unit }) => ({ name, value: withUnit(value, unit) }))} />
      </div>
    ))}
  </div>
);

const Contents = ({ items }: { items: readonly string[] }) => (
  <div className={styles.prose}>
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  </div>
);
