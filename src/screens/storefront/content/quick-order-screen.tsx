import { Suspense, useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { Outcome } from '#values/api-error.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { TitledPage } from '../frame/titled-page.tsx';
import { messages as homeTexts } from './home/messages.ts';
import { exampleArticle, exampleWords } from './quick-order/example-article.ts';
import { QuickOrder } from './quick-order/quick-order.tsx';
import { QuickOrderAdded, QuickOrderLines } from './quick-order/quick-order-lines.tsx';
import { messages as lineMessages } from './quick-order/messages.ts';
import type { SavedList } from './quick-order/saved/saved-lists.ts';

const SavedLists = lazyPart(() => import('./quick-order/saved/saved-lists-section.tsx'));

/**
 * What a form that was sent without scripts leads to: `lines` are those still to be ordered, `short` those of which the basket
 * has fewer than were wanted; `list` opens a shared list.
 */
export async function loader({ context, request }: LoaderArguments) {
  const query = new URL(request.url).searchParams;
  const added = /^\d{1,3}$/.test(query.get('added') ?? '') ? Number(query.get('added')) : null;
  const api = apiOf(context);
  const code = query.get('list');
  const list = code === null ? null : await api('GET /sale/basket/list', { query: { code } });
  const text = (list?.ok ? list.value.text : query.get('lines')) ?? '';
  const check = (lines: string | null) =>
    lines ? api('POST /sale/basket/quick-order/check', { body: { text: lines, takeShort: true } }) : null;
  const [rows, checked, short] = await Promise.all([
    api('GET /reference/product-carouser/main'),
    check(text),
    check(query.get('short')),
  ]);
  const shown = valueOrErrorPage(rows);
  return {
    text,
    isShared: list?.ok === true,
    article: exampleArticle(shown),
    words: exampleWords(shown),
    added,
    order: checked?.ok ? checked.value : null,
    // What is in the basket already is no part of a total to be ordered.
    short: short?.ok ? { ...short.value, total: 0 } : null,
    problem: problemOf(list) ?? problemOf(checked),
  };
}

const problemOf = (outcome: Outcome<unknown> | null): string | null =>
  outcome?.ok === false ? outcome.error.message : null;

/** The quick order as a page of its own. */
export default function QuickOrderScreen() {
  const { text, isShared, article, words, added, order, short, problem } = useLoaderData<typeof loader>();
  const t = useMessages(homeTexts).quickOrder;
  const lines = useMessages(lineMessages);
  // Lists are in the browser: the server knows of none.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const [opened, setOpened] = useState<{ readonly list: SavedList; readonly times: number } | null>(null);
  // With scripts it has all that can be done with a list.
  const shared = isShared && isInBrowser ? { text } : undefined;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened) place.current?.querySelector('textarea')?.focus();
  }, [opened]);
  return (
    <TitledPage title={t.title} description={t.description}>
      <PageHead title={t.title} />
      <div ref={place}>
        <QuickOrder
          key={opened?.times ?? String(shared !== undefined)}
          opened={opened?.list ?? shared}
          {...{ text, article, words }}
        >
          {(added !== null || order || short || problem) && (
            <>
              {added !== null && <QuickOrderAdded added={added} t={lines} />}
              {short && <QuickOrderLines order={short} t={lines} />}
              {order && <QuickOrderLines order={order} t={lines} />}
              {problem && <p>{problem}</p>}
            </>
          )}
        </QuickOrder>
      </div>
      {isInBrowser && (
        <Suspense>
          <SavedLists onOpen={(list) => setOpened({ list, times: (opened?.times ?? 0) + 1 })} />
        </Suspense>
      )}
    </TitledPage>
  );
}
