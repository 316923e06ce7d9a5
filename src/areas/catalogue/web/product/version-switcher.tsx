import { unitPrice } from '#areas/pricing/price.ts';
import { formatEuros } from '#i18n/format.ts';
import { compareVersions } from '../../compare-versions.ts';
import type { ProductDetail } from '../../contract.ts';
import type { ProductContext } from './product-context.ts';
import { canPurchase, productStatus } from '../cards/product-status.ts';
import { VatTwin } from '../cards/vat-twin.tsx';
import styles from './version-switcher.module.css';

type Version = ProductDetail['versions'][number];

/** Sizes and the like are chips; longer names are rows with their prices. */
const maxChipLength = 10;

/** The versions of a model including this one, in their natural order, as links to their pages. */
export function VersionSwitcher({
  product,
  context: { t, href, locale },
}: {
  product: ProductDetail;
  context: ProductContext;
}) {
  if (product.versions.every(({ id }) => id === product.id)) return null;
  const others = product.versions.filter(({ id }) => id !== product.id);
  const versions = [...others, product as Version].sort((one, other) =>
    compareVersions(one.version || one.name, other.version || other.name, locale),
  );
  const areShort = versions.every(({ version }) => version && version.length <= maxChipLength);
  return (
    <nav className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{t.detail.versions}</h2>
      <div className={areShort ? styles.chips : styles.list}>
        {versions.map((version) => (
          <a
            key={version.id}
            href={href(version.url)}
            aria-current={version.id === product.id ? 'true' : undefined}
            className={canPurchase(version) ? undefined : styles.gone}
          >
            <b>{version.version || version.name}</b>
            <span className={areShort ? 'vh' : undefined}>
              {version.price.base > 0 && (
                <VatTwin rate={version.vatRate}>{(of) => formatEuros(of(unitPrice(version.price)), locale)}</VatTwin>
              )}
              {!canPurchase(version) && <small>{productStatus(version, t).text}</small>}
            </span>
          </a>
        ))}
      </div>
    </nav>
  );
}
