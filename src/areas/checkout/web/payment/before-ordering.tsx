import { BoxedNotice } from '#design/page/boxed-notice.tsx';
import { Box } from '#design/page/box.tsx';
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
        <BoxedNotice icon="shield" title={guarantee.title} source={t.guaranteeSource}>
          {/* The official file, where the shop has it. */}
          {guarantee.image && <img src={guarantee.image} alt={guarantee.title} />}
          <p>{guarantee.text}</p>
          <a href={guarantee.url} target="_blank" rel="noopener">
            {t.guaranteeMore}
          </a>
        </BoxedNotice>
        <BoxedNotice icon="undo" title={t.withdrawal} source={t.withdrawalSource}>
          <b>{t.withdrawalTerm}</b>
          <p>{t.withdrawalText}</p>
          <p>
            <SentenceWithLink to="/withdrawal" target="_blank" parts={t.withdrawalLink} />
          </p>
        </BoxedNotice>
      </div>
    </Box>
  );
}
