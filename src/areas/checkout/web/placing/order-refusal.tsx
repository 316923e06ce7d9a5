import type { ApiError } from '#values/api-error.ts';
import { Notice } from '#design/page/notice.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Link } from '#web/link.tsx';
import { messages } from '../../messages.ts';

type UnavailableReason = 'no_longer_sold' | 'sold_out' | 'fewer_available';
interface UnavailableProduct {
  readonly id: number;
  readonly name: string;
  readonly reason: UnavailableReason;
  readonly maxQuantity: number;
}

/** Why the order was not placed, and what to do next. */
export function OrderRefusal({ status, error }: { status: string; error: ApiError | null }) {
  const t = useMessages(messages);
  if (status === 'lost')
    return (
      <Notice tone="attention" live>
        {t.lost}
      </Notice>
    );
  if (!error) return null;
  if (error.code !== 'products_unavailable')
    return (
      <Notice tone="error" live>
        {error.message}
      </Notice>
    );
  const products = (error.products ?? []) as readonly UnavailableProduct[];
  return (
    <Notice tone="error" live>
      <p>{t.unavailable}</p>
      <ul>
        {products.map(({ id, name, reason, maxQuantity }) => (
          <li key={id}>{t.unavailableReasons[reason](name, maxQuantity)}</li>
        ))}
      </ul>
      <Link to="/basket">{t.backToBasket}</Link>
    </Notice>
  );
}
