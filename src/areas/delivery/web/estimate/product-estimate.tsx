import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { estimateMessages } from '../../estimate-messages.ts';
import { Estimate } from './estimate.tsx';
import { ZipcodeForm } from './zipcode-form.tsx';
import styles from './zipcode-form.module.css';

/** The row of a product's page on what delivery to the visitor's postal code costs, with the field for it. */
export default function ProductEstimate({ productId }: { readonly productId: number }) {
  const t = useMessages(estimateMessages);
  return (
    <li className="no-print">
      <Icon name="pin" />
      <b>{t.where}</b>
      <div className={styles.row}>
        <Estimate of={productId} long />
        <ZipcodeForm productId={productId} />
      </div>
    </li>
  );
}
