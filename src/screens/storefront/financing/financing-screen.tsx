import { useLoaderData } from 'react-router';
import { FinancingPage } from '#areas/payment/web/financing/financing-page.tsx';
import { messages } from '#areas/payment/web/financing/messages.ts';
import { loadFinancing } from '#areas/payment/web/load-financing.ts';
import { useMessages } from '#i18n/messages.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { ContentText } from '../content/content-text.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { TitledPage } from '../frame/titled-page.tsx';

/** The shop's text on financing; null: it has none. Without a lender there is no such page. */
export async function loader({ context }: LoaderArguments) {
  const api = apiOf(context);
  const [outcome, offers] = await Promise.all([
    api('GET /content/page/:page', { params: { page: 'financing' } }),
    loadFinancing(api),
  ]);
  if (offers.length === 0) throw new Response(null, { status: 404 });
  return !outcome.ok && outcome.error.code === 'page_not_found' ? null : valueOrErrorPage(outcome);
}

/** Paying in instalments: calculator, questions, lenders. */
export default function FinancingScreen() {
  const page = useLoaderData<typeof loader>();
  const t = useMessages(messages);
  const { financing } = useFrame();
  return (
    <TitledPage title={t.page} description={page?.seo.description ?? t.page}>
      <FinancingPage
        offers={financing}
        title={page?.title ?? t.page}
        lead={page?.lead ?? ''}
        text={page?.html && <ContentText html={page.html} />}
      />
    </TitledPage>
  );
}
