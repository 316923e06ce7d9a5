import type { CallAnswer } from '#values/call.ts';
import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { Box } from '#design/page/box.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Tag } from '#design/products/tag.tsx';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { getConfirmPage, Order } from '../../contract.ts';
import { messages } from './messages.ts';
import { DueSums } from './payment-due.tsx';
import { duePart } from './payment-state.ts';
import styles from './transfer-box.module.css';

interface TransferBoxProps {
  readonly transfer: NonNullable<CallAnswer<typeof getConfirmPage>['transfer']>;
  readonly order: Order;
  /** The page says until when the goods are held, as that depends on the link of a mail. */
  readonly isDueSaid: boolean;
}

/** What to write on a bank transfer, to be copied or scanned, and until when the goods are held for it. */
export function TransferBox({ transfer, order, isDueSaid }: TransferBoxProps) {
  const { iban, beneficiary, amount, reference, dueAt, qr } = transfer;
  const t = useMessages(messages).transfer;
  const locale = useLocale();
  const part = duePart(order);
  const [untilText, after] = part === 'rest' ? t.restUntil : t.until;
  const digits = iban.replaceAll(' ', '');
  const values = [
    { name: t.iban, text: digits.replace(/(.{4})(?=.)/g, '$1 '), copied: digits },
    { name: t.beneficiary, text: beneficiary, copied: beneficiary },
    { name: t.amount, text: formatEuros(amount, locale), copied: amount.toFixed(2) },
    { name: t.reference, text: reference, copied: reference },
  ];
  return (
    <Box title={part ? t.restTitle : t.title} actions={<Tag tone="waiting">{t.pending}</Tag>}>
      <DueSums order={order} />
      <div className={styles.bank}>
        <dl className={styles.values}>
          {values.map(({ name, text, copied }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{text}</b>
                <CopyButton name={name} copied={copied} />
              </dd>
            </div>
          ))}
        </dl>
        <figure className={styles.code}>
          <img src={qr} width={168} height={168} alt={t.qr} />
          <figcaption>{t.qrNote}</figcaption>
        </figure>
      </div>
      {!isDueSaid && (
        <Notice tone="attention" icon="clock" className={styles.until}>
          {untilText}
          <b>
            {formatDate(dueAt, locale, {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              hour: '2-digit',
              minute: '2-digit',
            })}
          </b>
          {after}
        </Notice>
      )}
    </Box>
  );
}

/** Copies a value in the spelling that a bank's form accepts. */
function CopyButton({ name, copied }: { name: string; copied: string }) {
  const t = useMessages(messages).transfer;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      showSnackbar({ text: t.copied, tone: 'good' });
    } catch {
      showSnackbar({ text: t.copyFailed });
    }
  }
  return (
    <Button variant="quiet" size="s" icon="copy" aria-label={`${t.copy}: ${name}`} onClick={() => void copy()}>
      {t.copy}
    </Button>
  );
}
