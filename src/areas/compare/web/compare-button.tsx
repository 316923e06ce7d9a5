import { useMessages } from '#i18n/messages.ts';
import type { ShownProduct } from '#areas/catalogue/web/catalogue-web.ts';
import { ShortlistButton } from '#web/shortlist-button.tsx';
import { messages } from '../messages.ts';
import { compared } from './compare-store.ts';

export function CompareButton({ product, worded }: { product: ShownProduct; worded?: boolean | undefined }) {
  const t = useMessages(messages);
  const word = worded ? t.compare : undefined;
  return (
    <ShortlistButton list={compared} product={product} icon="scales" label={t.compareNamed(product.name)} word={word} />
  );
}
