import { unitPrice } from '#areas/pricing/price.ts';
import { pictureFrame } from '#design/products/picture.tsx';
import { classNames } from '#design/class-names.ts';
import { Section } from '#design/page/section.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';
import type { ProductDetail, ProductFilters } from '../../../contract.ts';
import type { ProductContext } from '../product-context.ts';
import { SmallPicture } from '../../cards/product-parts.tsx';
import { VatTwin } from '../../cards/vat-twin.tsx';
import { formatListingQuery, nothingChosen } from '../../listing/listing-query.ts';
import { messages } from './messages.ts';
import styles from './product-fits.module.css';

type Fits = ProductDetail['fits'];
export type ProductFitsProps = { product: ProductDetail; context: ProductContext };

/** What fits by the shop's rules, section by section, with links to the listings that show all of it. */
export default function ProductFits({ product: { fits }, context }: ProductFitsProps) {
  const text = useMessages(messages);
  const { platform, groups } = fits;
  if (groups.length === 0) return null;
  return (
    <Section title={text.title}>
      <div className={classNames(styles.fits, 'panel')}>
        {platform && <Platform platform={platform} context={context} />}
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={`${group.role} ${group.section.id}`}>
              <Group group={group} context={context} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Platform({
  platform: { value, total, url, filters },
  context,
}: {
  platform: NonNullable<Fits['platform']>;
  context: ProductContext;
}) {
  const text = useMessages(messages);
  return (
    <div className={styles.platform}>
      <h3>{text.platform(withNonBreakingUnits(value))}</h3>
      <p>{text.platformNote}</p>
      {url && total > 0 && (
        <a className={styles.all} href={context.href(url + queryOf(filters))}>
          {text.platformAll(total)}
        </a>
      )}
    </div>
  );
}

function Group({
  group: { section, total, filters, products },
  context,
}: {
  group: Fits['groups'][number];
  context: ProductContext;
}) {
  const text = useMessages(messages);
  const { href, locale } = context;
  return (
    <>
      <h3>{section.name}</h3>
      {products.map(({ id, url, name, brand, picture, price, vatRate }) => (
        <a key={id} className={styles.product} href={href(url)}>
          <span className={pictureFrame(styles.picture)}>
            <SmallPicture picture={picture} size={64} />
          </span>
          <span>
            {brand?.name} {withNonBreakingUnits(name)}
            {price.base > 0 && (
              <b>
                <VatTwin rate={vatRate}>{(of) => formatEuros(of(unitPrice(price)), locale)}</VatTwin>
              </b>
            )}
          </span>
        </a>
      ))}
      {filters && total > products.length && (
        <a className={styles.all} href={href(section.url + queryOf(filters))}>
          {text.all(total)}
          <span className="vh"> {text.allOf(section.name)}</span>
        </a>
      )}
    </>
  );
}

/** The query of the listing with these filters. */
function queryOf({ attributes = {} }: ProductFilters): string {
  const lists: Record<string, string[]> = {};
  const ranges: Record<string, { min?: number; max?: number }> = {};
  for (const [code, choice] of Object.entries(attributes)) {
    if (Array.isArray(choice)) lists[code] = choice.map(String);
    else if (typeof choice === 'object') ranges[code] = { ...choice } as { min?: number; max?: number };
  }
  return formatListingQuery({ ...nothingChosen, lists, ranges });
}
