import { type ReactNode } from 'react';
import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { ServerMarkup } from '#web/server-markup.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import type { ProductDetail } from '../../contract.ts';
import { VatSwitch } from './vat-switch.tsx';
import styles from './buy-box.module.css';
import type { BuyFactsProps } from './buy-facts.tsx';
import type { ProductContext } from './product-context.ts';

// Static imports would put what nothing reacts to into the browser's bundle of the page.
const BuyPrice = import.meta.env.SSR
  ? (await import('./buy-price.tsx')).default
  : lazyPart(() => import('./buy-price.tsx'));
const BuyFacts = import.meta.env.SSR
  ? (await import('./buy-facts.tsx')).default
  : lazyPart(() => import('./buy-facts.tsx'));

interface BuyBoxProps extends BuyFactsProps {
  /** Quantity and the basket's button. */
  readonly buy: ReactNode;
  /** What makes a bare machine ready to use. */
  readonly ready?: ReactNode;
}

/** The price with the information that the law requires, the basket's button, and where to get the product or help. */
export function BuyBox({ product, buy, ready, context, ...facts }: BuyBoxProps) {
  const { t } = context;
  return (
    <section className={`${styles.box} panel`} aria-label={t.detail.buy}>
      {product.price.base > 0 && <VatSwitch t={t.detail} />}
      <ServerMarkup>
        <BuyPrice product={product} context={context} />
      </ServerMarkup>
      {product.withdrawalExemption && (
        <p className={styles.note}>{t.withdrawalExemptions[product.withdrawalExemption]}.</p>
      )}
      <BuyNotice product={product} t={t} />
      {buy && <div className={styles.buy}>{buy}</div>}
      {ready}
      <div className={`${styles.share} no-print`}>
        {context.choices?.(product, true)}
        <CopyLinkButton t={t} />
      </div>
      <ServerMarkup>
        <BuyFacts product={product} context={context} {...facts} />
      </ServerMarkup>
    </section>
  );
}

function BuyNotice({ product, t }: { product: ProductDetail; t: ProductContext['t'] }) {
  const text = product.isArchived
    ? t.detail.discontinued
    : product.isSellable
      ? null
      : product.isVirtual
        ? t.detail.virtualNote
        : t.detail.notSold;
  return text && <p className={styles.notice}>{text}</p>;
}

/** Copies the page's address without its query (messages of storefront.md section 8). */
export function CopyLinkButton({ t }: { t: ProductContext['t'] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin + window.location.pathname);
      showSnackbar({ text: t.detail.linkCopied, tone: 'good' });
    } catch {
      showSnackbar({ text: t.detail.copyFailed });
    }
  };
  return (
    <Button variant="quiet" size="s" icon="share" onClick={() => void copy()}>
      {t.detail.copyLink}
    </Button>
  );
}
