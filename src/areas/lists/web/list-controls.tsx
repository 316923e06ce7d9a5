import { CountBadge } from '#design/actions/badge.tsx';
import { Button } from '#design/actions/button.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { IconButton } from '#design/actions/icon-button.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CardProduct } from '#areas/catalogue/web/catalogue-web.ts';
import { messages } from '../messages.ts';
import type { ListStore } from './list-store.ts';
import { useIsListed, useListedCount } from './use-list.ts';

type ListButtonProps = {
  list: ListStore;
  name: 'favourites' | 'compare';
  icon: IconName;
  product: CardProduct;
  /** Shows a word beside the icon. */
  worded?: boolean | undefined;
};

/** Adds a product to a list and removes it again. The server renders every product as not listed. */
export function ListButton({ list, name, icon, product, worded }: ListButtonProps) {
  const t = useMessages(messages)[name];
  const isListed = useIsListed(list, product.id);
  const toggle = { 'aria-pressed': isListed, onClick: () => void list.change(product, !isListed) };
  if (!worded) return <IconButton icon={icon} label={t.addNamed(product.name)} {...toggle} />;
  return (
    <Button variant="quiet" size="s" icon={icon} {...toggle}>
      {t.add}
    </Button>
  );
}

/** The same as a checkbox with a word. */
export function ListCheckbox({ list, name, product }: Pick<ListButtonProps, 'list' | 'name' | 'product'>) {
  const t = useMessages(messages)[name];
  const isListed = useIsListed(list, product.id);
  return (
    <Checkbox
      id={`${name}-${product.id}`}
      label={t.add}
      aria-label={t.addNamed(product.name)}
      checked={isListed}
      onChange={() => void list.change(product, !isListed)}
    />
  );
}

/** The number of products on a list. */
export function ListBadge({ list }: { list: ListStore }) {
  const { count } = useMessages(messages);
  const listed = useListedCount(list);
  return <CountBadge count={listed} words={count(listed)} />;
}
