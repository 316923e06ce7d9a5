import { SmallPicture } from '#areas/catalogue/web/catalogue-web.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { ClearButton } from '#design/overlays/clear-button.tsx';
import { pictureFrame } from '#design/products/picture.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages as listMessages } from '../../messages.ts';
import { compared } from '../shopper-lists.ts';
import styles from './compare-bar.module.css';
import { messages } from './messages.ts';
import { useComparedProducts } from './use-compared-products.ts';

/** The last ones added; all are on the comparison's page. */
const picturesShown = 4;

/** What is compared so far, and the way to the comparison. */
export default function CompareBar() {
  const t = useMessages(messages);
  const { compare, count } = useMessages(listMessages);
  const { products, ids } = useComparedProducts('added');
  const href = useHref();
  return (
    <section className={`${styles.bar} ink no-print`} aria-label={compare.list}>
      {products.slice(-picturesShown).map(({ id, picture }) => (
        <span key={id} className={pictureFrame(styles.picture)}>
          <SmallPicture picture={picture} size={46} />
        </span>
      ))}
      <b>{count(ids.length)}</b>
      <ClearButton onClear={compared.clear} text={t.clearText(ids.length)} texts={t} />
      <ButtonLink size="s" icon="scales" href={href('/compare')}>
        {compare.list}
      </ButtonLink>
    </section>
  );
}
