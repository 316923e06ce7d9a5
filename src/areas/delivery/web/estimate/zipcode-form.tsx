import { Button } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { estimateMessages } from '../../estimate-messages.ts';
import styles from './zipcode-form.module.css';

/**
 * The field for the postal code. start-estimates.ts answers it in the page; without scripts the server does on one of its own.
 * Nothing in it is React's to change, so that a page need not hydrate it.
 */
export function ZipcodeForm({ productId }: { readonly productId?: number }) {
  const t = useMessages(estimateMessages);
  const href = useHref();
  return (
    <form className={styles.form} method="post" action={href('/zipcode')} data-zipcode-form="">
      {productId !== undefined && <input type="hidden" name="product_id" value={productId} />}
      <label>
        <span>{t.label}</span>
        <input name="zipcode" inputMode="numeric" autoComplete="postal-code" maxLength={5} size={5} />
      </label>
      <Button type="submit" variant="line" size="s">
        {t.show}
      </Button>
      <Button type="submit" variant="quiet" size="s" name="forget" value="1" className={styles.forget}>
        {t.forget}
      </Button>
      <p role="status" />
    </form>
  );
}
