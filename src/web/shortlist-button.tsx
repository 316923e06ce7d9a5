import { Button } from '#design/actions/button.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import type { ListedProduct, ShortlistStore } from './shortlist.ts';
import { useIsListed } from './use-shortlist.ts';

type ShortlistButtonProps = {
  list: ShortlistStore;
  product: ListedProduct;
  icon: IconName;
  /** Its name where only the icon shows. */
  label: string;
  /** Shown beside the icon in place of the label. */
  word?: string | undefined;
};

/** Puts a product on the shopper's list and takes it off. On the server, where nobody is known, it is not on it. */
export function ShortlistButton({ list, product, icon, label, word }: ShortlistButtonProps) {
  const isListed = useIsListed(list, product.id);
  const toggle = { 'aria-pressed': isListed, onClick: () => void list.change(product, !isListed) };
  if (!word) return <IconButton icon={icon} label={label} {...toggle} />;
  return (
    <Button variant="quiet" size="s" icon={icon} {...toggle}>
      {word}
    </Button>
  );
}
