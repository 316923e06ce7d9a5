import { useCatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { ComparePage } from '#areas/lists/web/compare/compare-page.tsx';
import { messages } from '#areas/lists/web/compare/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { productActions } from '../catalogue/product-actions.tsx';
import { TitledPage } from '../frame/titled-page.tsx';

export default function CompareScreen() {
  const { title, description } = useMessages(messages);
  const context = useCatalogueContext(productActions);
  return (
    <TitledPage title={title} description={description}>
      <ComparePage context={context} />
    </TitledPage>
  );
}
