import { useShownIn } from '#areas/catalogue/web/cards/use-shown-in.ts';
import { ComparePage } from '#areas/lists/web/compare/compare-page.tsx';
import { messages } from '#areas/lists/web/compare/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { OwnPage } from '../frame/own-page.tsx';

export default function CompareScreen() {
  const { title, description } = useMessages(messages);
  const shownIn = useShownIn(productActions);
  return (
    <OwnPage title={title} description={description} shownIn={shownIn}>
      <ComparePage shownIn={shownIn} />
    </OwnPage>
  );
}
