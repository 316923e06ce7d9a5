import { Box } from '#design/page/box.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { SentenceWithLink } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import type { CheckoutOffer } from '../draft/order-body.ts';
import styles from './before-ordering.module.css';

/** What the law wants to be seen before an order: legal guarantee (Regulation (EU) 2025/1960) and withdrawal (RDL 1/2007). */
export function BeforeOrdering({ guarantee }: Pick<CheckoutOffer, 'guarantee'>) {
  const t = useMessages(messages).before;
  return (
    <Box title={t.title}>
      <div className={styles.notices}>
        <section className={styles.notice}>
          <h3 className={styles.head}>
            <Icon name="shield" />
            <span>
              {guarantee.title}
              <small>{t.guaranteeSource}</small>
            </span>
          </h3>
          <div className={styles.text}>
            {/* The official file, where the shop has it. */}
            {guarantee.image && <img className={styles.image} src={guarantee.image} alt={guarantee.title} />}
            <p>{guarantee.text}</p>
          </div>
        </section>
        <section className={styles.notice}>
          <h3 className={styles.head}>
            <Icon name="undo" />
            <span>
              {t.withdrawal}
              <small>{t.withdrawalSource}</small>
            </span>
          </h3>
          <div className={styles.text}>
            <b>{t.withdrawalTerm}</b>
            <p>{t.withdrawalText}</p>
            <p>
              <SentenceWithLink to="/withdrawal" target="_blank" parts={t.withdrawalLink} />
            </p>
          </div>
        </section>
      </div>
    </Box>
  );
}
