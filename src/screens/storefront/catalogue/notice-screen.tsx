import { useLoaderData } from 'react-router';
import { messages } from '#areas/stock-notices/web/messages.ts';
import { NoticePage, type NoticeRequest, noticeResults } from '#areas/stock-notices/web/notice-page.tsx';
import { useMessages } from '#i18n/messages.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { TitledPage } from '../frame/titled-page.tsx';

export async function loader({ context, request }: LoaderArguments): Promise<NoticeRequest> {
  const query = new URL(request.url).searchParams;
  const slug = query.get('product');
  const found = slug ? await apiOf(context)('GET /catalog/product/:slug', { params: { slug } }) : null;
  const product = found?.ok ? found.value : null;
  return {
    product: product && { id: product.id, name: product.name, url: product.url, isInStock: product.stock.quantity > 0 },
    confirm: query.get('confirm'),
    end: query.get('end'),
    done: noticeResults.find((result) => result === query.get('done')) ?? null,
  };
}

/** A notice of goods that are back: the form for a product, and where the links of its mails lead. */
export default function NoticeScreen() {
  const request = useLoaderData<typeof loader>();
  const { title, description } = useMessages(messages);
  return (
    <TitledPage title={title} description={description}>
      <NoticePage key={JSON.stringify(request)} {...request} />
    </TitledPage>
  );
}
