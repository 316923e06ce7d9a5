import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import type { ProductShownIn } from './product-shown-in.ts';

/** Copies the page's address without what tracks or filters (messages of storefront.md section 8). */
export function CopyLinkButton({ t }: { t: ProductShownIn['t'] }) {
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
