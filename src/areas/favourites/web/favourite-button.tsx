import { useMessages } from '#i18n/messages.ts';
import type { ShownProduct } from '#areas/catalogue/web/catalogue-web.ts';
import { ShortlistButton } from '#web/shortlist-button.tsx';
import { messages } from '../messages.ts';
import { favourites } from './favourites-store.ts';

export function FavouriteButton({ product, worded }: { product: ShownProduct; worded?: boolean | undefined }) {
  const t = useMessages(messages);
  const word = worded ? t.favourite : undefined;
  return <ShortlistButton list={favourites} product={product} icon="heart" label={t.save(product.name)} word={word} />;
}
