import { useState } from 'react';
import { orderApi } from '#areas/account/web/account-web.ts';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { Box } from '#design/page/box.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './order-detail.module.css';
import { saveFile } from './save-file.ts';

/** The invoices of an order. Links cannot download them: the call needs the session's token. */
export function OrderDocuments({ order: { orderId, documents } }: { order: Order }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [loading, setLoading] = useState<string | null>(null);

  async function download(number: string): Promise<void> {
    setLoading(number);
    try {
      const query = { orderId: String(orderId), number };
      const outcome = await orderApi(orderId)('GET /sale/order/invoice', { query });
      if (outcome.ok) saveFile(outcome.value, `${number}.pdf`);
      else showSnackbar({ text: outcome.error.message });
    } finally {
      setLoading(null);
    }
  }

  return (
    <Box title={t.detail.documents}>
      {documents.length === 0 && <p className="muted">{t.detail.noDocuments}</p>}
      <ul className={styles.documents}>
        {documents.map(({ number, kind, issuedAt, amount }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.document}
              aria-busy={loading === number || undefined}
              onClick={() => void download(number)}
            >
              <Icon name="document" size="l" />
              <span>
                <b>{t.detail.documentKinds[kind](number)}</b>
                <small>
                  {['PDF', formatDate(issuedAt, locale), formatEuros(amount, locale).replace('-', '−')].join(' · ')}
                </small>
              </span>
              <Icon name="download" />
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
