import type { z } from 'zod';
import { Box } from '#design/page/box.tsx';
import { BoxedNotice } from '#design/page/boxed-notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import { SentenceWithLink } from '#web/link.tsx';
import type { guaranteeNotice } from '../../contract.ts';
import styles from './legal-notices.module.css';
import { messages } from './messages.ts';

interface LegalNoticesProps {
  readonly guarantee: z.infer<typeof guaranteeNotice>;
  /** Before or after the order was placed. */
  readonly moment: 'before' | 'after';
}

/**
 * What the law wants a consumer to see before an order and in its confirmation: the legal guarantee (Regulation (EU) 2025/1960) and
 * the withdrawal (RDLeg 1/2007).
 */
export function LegalNotices({ guarantee, moment }: LegalNoticesProps) {
  const t = useMessages(messages);
  return (
    <Box title={t.titles[moment]}>
      <div className={styles.notices}>
        <BoxedNotice icon="shield" title={guarantee.title} source={t.guaranteeSource}>
          <GuaranteeText guarantee={guarantee} />
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

/** The official file in place of the words, where the shop has it: it is to be shown unchanged. */
const GuaranteeText = ({ guarantee: { image, text } }: Pick<LegalNoticesProps, 'guarantee'>) =>
  image ? <img src={image} alt={text} /> : <p>{text}</p>;
