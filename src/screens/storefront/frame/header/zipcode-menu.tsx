import { estimateMessages } from '#areas/delivery/estimate-messages.ts';
import { ZipcodeForm } from '#areas/delivery/web/estimate/zipcode-form.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame-data.ts';
import styles from './top-strip.module.css';

/** Only in a shop that delivers: the field for the postal code below a quiet word, which becomes the code once one is kept. */
export default function ZipcodeMenu() {
  const t = useMessages(estimateMessages);
  const { base } = useFrame();
  return (
    base.hasDelivery && (
      <details data-zipcode-menu="">
        <summary>
          <Icon name="pin" size="s" />
          <span data-zipcode-label="">{t.label}</span>
        </summary>
        <div className={`${styles.panel} sheet`}>
          <ZipcodeForm />
          <p className="small muted">{t.about}</p>
        </div>
      </details>
    )
  );
}
