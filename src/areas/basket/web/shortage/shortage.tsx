import { showSnackbar, snackbarStore } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { askPath } from '#web/ask-path.ts';
import { Link } from '#web/link.tsx';
import { readTypedNumber } from '#values/written-number.ts';
import { productReference } from '#values/product-name.ts';
import { noticePath } from '#web/notice-path.ts';
import { pageMessages } from '#web/page-messages.ts';
import type { ApiError, Outcome } from '#values/api-error.ts';
import type { Basket, BasketItem, NotAddedProduct } from '../../contract.ts';
import { messages } from '../../shortage-messages.ts';
import styles from './shortage.module.css';

/** What of a product a shortage names and links. */
export interface ShortProduct extends Pick<BasketItem, 'name' | 'article' | 'url'> {
  readonly brand?: { readonly name: string } | string | null;
}

interface ShortageProps {
  readonly product: ShortProduct;
  /** How many were wanted; null where nobody knows. */
  readonly wanted: number | null;
  /** How many there are, and are taken in their place; 0: none. */
  readonly left: number;
}

/** 'Solo quedan 43: hemos puesto 43.', and what can be done about the rest. The caller announces it. */
export const Shortage = ({ left, ...about }: ShortageProps) => (
  <>
    {useMessages(messages).put(left)} <ShortageLinks {...about} />
  </>
);

/** What can be done about goods of which there are too few: a notice, what is similar, a question to the counter. */
export function ShortageLinks({ product, wanted }: Omit<ShortageProps, 'left'>) {
  const t = useMessages(messages);
  const question = { reference: productReference(product), message: wanted === null ? '' : t.question(wanted) };
  return (
    <span className={styles.links}>
      <Link to={noticePath(product.url)}>{t.notice}</Link>
      <Link to={`${product.url}#similar`}>{t.similar}</Link>
      <Link to={askPath(question)}>{t.ask}</Link>
    </span>
  );
}

let shown: (Pick<ShortageProps, 'left'> & { readonly id: number; readonly url: string }) | undefined;

/** Takes back what was said of a product of which there is another quantity in the basket now: it is untrue. */
export function hideShortage(url: string, quantity: number): void {
  if (shown?.url === url && shown.left !== quantity) snackbarStore.dismiss(shown.id);
}

/** Shows and announces a shortage until it is closed, another quantity is chosen or there is another shortage. */
export function showShortage(shortage: ShortageProps): void {
  if (shown) snackbarStore.dismiss(shown.id);
  const text = (
    <>
      <b>{shortage.product.name}</b>. <Shortage {...shortage} />
    </>
  );
  const id = showSnackbar({ text, tone: 'ink', stays: true });
  shown = { id, url: shortage.product.url, left: shortage.left };
}

/**
 * Puts as many as there are after the server has refused more, and says so. `error` is the refusal, `put` sets the quantity of
 * the product in the basket.
 */
export async function putWhatIsLeft(
  productId: number,
  wanted: number,
  error: ApiError,
  put: (quantity: number) => Promise<Outcome<Basket>>,
): Promise<Outcome<Basket>> {
  const left = Number(error.maxQuantity);
  if (!(left > 0)) return { ok: false, error: { ...error, message: pageMessages(messages).put(0) } };
  const outcome = await put(left);
  const product = outcome.ok && outcome.value.list.find(({ product_id }) => product_id === productId);
  if (product) showShortage({ product, wanted, left });
  return outcome;
}

/** Names what of many products could not be added, or not in the wanted quantity, and why. */
export function showNotAdded(products: readonly NotAddedProduct[]): void {
  if (products.length === 0) return;
  const text = (
    <ul className={styles.list}>
      {products.map(({ id, name, message }) => (
        <li key={id}>{[name, message].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  );
  showSnackbar({ text, tone: 'ink', stays: true });
}

/** Reads what a stepper refused: takes '1.000', says that there are fewer, or that it is no whole number. */
export function explainRefused(
  product: ShortProduct,
  left: number,
  text: string,
  take: (quantity: number) => void,
): void {
  const wanted = readTypedNumber(text);
  if (wanted === null || !Number.isInteger(wanted) || wanted < 1)
    showSnackbar({ text: pageMessages(messages).notWhole });
  else if (/^\d+$/.test(text)) showShortage({ product, wanted, left });
  else take(wanted);
}
