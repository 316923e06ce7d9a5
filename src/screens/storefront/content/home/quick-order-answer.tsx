import { useEffect, useRef, useState } from 'react';
import { changeBasket } from '#areas/basket/web/basket-store.ts';
import type { QuickOrder } from '#areas/basket/contract.ts';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { pageMessages } from '#web/page-messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { messages } from './quick-order-messages.ts';
import { QuickOrderAdded, QuickOrderLines } from './quick-order-lines.tsx';

interface AnswerProps {
  readonly request: { readonly text: string; readonly adds: boolean };
  /** Called with the lines that are not in the basket, as they were written. */
  readonly onRest: (rest: string) => void;
  readonly onAdd: () => void;
}

type Result =
  | {
      readonly order: QuickOrder;
      /** Null: only checked. */
      readonly added: number | null;
      readonly rest: string | null;
    }
  | { readonly problem: string };

/** What the shop says of a quick order: the lines that are right and those that are not, and adds the right ones. */
export default function QuickOrderAnswer({ request, onRest, onAdd }: AnswerProps) {
  const [state, setState] = useState<Result | null>(null);
  const t = pageMessages(messages);
  const rest = useRef(onRest);
  useEffect(() => {
    let isCurrent = true;
    setState(null);
    void (async () => {
      const next = await (request.adds ? add(request.text) : check(request.text));
      if (!isCurrent) return;
      setState(next);
      if ('order' in next && next.rest !== null) rest.current(next.rest);
    })();
    return () => {
      isCurrent = false;
    };
  }, [request]);

  if (!state) return <p className="muted">{t.checking}</p>;
  if ('problem' in state) return <Notice tone="error">{state.problem}</Notice>;
  const { order, added } = state;
  return (
    <>
      {added !== null && <QuickOrderAdded added={added} t={t} />}
      <QuickOrderLines order={order} t={t} />
      {added === null && order.correct > 0 && (
        <Button icon="basket" onClick={onAdd}>
          {t.addCorrect(order.correct)}
        </Button>
      )}
    </>
  );
}

async function check(text: string): Promise<Result> {
  const outcome = await browserApi()('POST /sale/basket/quick-order/check', { body: { text } });
  return outcome.ok ? { order: outcome.value, added: null, rest: null } : { problem: outcome.error.message };
}

async function add(text: string): Promise<Result> {
  const basket = await changeBasket(() => browserApi()('POST /sale/basket/quick-order', { body: { text } }));
  if (!basket) return { problem: pageMessages(messages).failed };
  const lines = basket.lines.filter(({ error }) => error);
  return { order: { lines, correct: 0, total: 0 }, added: basket.added, rest: basket.rest };
}
