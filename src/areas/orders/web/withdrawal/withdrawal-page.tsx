import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CallAnswer } from '#values/call.ts';
import { orderApi, useOperation, useUser } from '#areas/account/web/account-web.ts';
import { StepList } from '#design/data-display/step-list.tsx';
import { Notice } from '#design/page/notice.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { focusPage } from '#web/page-focus.ts';
import type { withdraw } from '../../contract.ts';
import { messages } from './messages.ts';
import { ClosedWithdrawal } from './closed-withdrawal.tsx';
import { OrderLookup } from './order-lookup.tsx';
import {
  chosenItems,
  hasSealed,
  type OrderReference,
  type ShopAddress,
  type WithdrawableOrder,
  type WithdrawalChoice,
} from './withdrawal-choice.ts';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import styles from './withdrawal.module.css';
import { runInBackground } from '#web/run-in-background.ts';

interface Found {
  readonly reference: OrderReference;
  readonly order: WithdrawableOrder;
}

/** With the session that sees the order, where it is named by its id. */
const apiFor = ({ orderId }: OrderReference) => (orderId === undefined ? browserApi() : orderApi(orderId));

const nothing: WithdrawalChoice = { name: '', reason: 'none', pieces: {} };

/**
 * The function to withdraw (Directive 2011/83/EU art. 11a): find the order, state what goes back, confirm, receipt. An
 * order is named by the address, `?orderId=` with a session or `?number=&key=` from its mail, or typed.
 */
export function WithdrawalPage({ shop }: { shop: ShopAddress }) {
  const t = useMessages(messages);
  const [link, setLink] = useSearchParams();
  const operation = useOperation();
  const { user } = useUser();
  const [found, setFound] = useState<Found | null>(null);
  const [choice, setChoice] = useState(nothing);
  // The key of the statement that is being confirmed: sending it again is the same withdrawal.
  const [key, setKey] = useState<string | null>(null);
  /** The reference of a withdrawal that the link of its mail has just made effective. */
  const [tookEffect, setTookEffect] = useState('');
  const [receipt, setReceipt] = useState<CallAnswer<typeof withdraw> | null>(null);
  const step = receipt ? 'receipt' : key ? 'confirm' : found ? 'form' : 'lookup';

  async function find(reference: OrderReference): Promise<void> {
    const order = await operation.run((signal) =>
      apiFor(reference)('POST /sale/order/withdrawal', { body: reference }, { signal }),
    );
    if (!order) return;
    setFound({ reference, order });
    setChoice(nothing);
  }

  async function confirm({ reference, order }: Found, requestKey: string): Promise<void> {
    const items = chosenItems(order, choice);
    const body = {
      ...reference,
      name: choice.name.trim(),
      items: items.map(({ product_id, chosen }) => ({ product_id, quantity: chosen })),
      ...(choice.reason !== 'none' && { statement: t.reasons[choice.reason] }),
      ...(hasSealed(items) && { sealsIntact: true }),
      confirm: true,
    };
    const headers = { 'idempotency-key': requestKey };
    const done = await operation.run((signal) =>
      apiFor(reference)('POST /sale/order/withdraw', { body }, { signal, headers }),
    );
    if (done) setReceipt(done);
  }

  async function takeEffect(reference: string, mailKey: string): Promise<void> {
    const done = await operation.run((signal) =>
      browserApi()('POST /sale/order/withdraw/confirm', { body: { reference, key: mailKey } }, { signal }),
    );
    if (done) setTookEffect(done.reference);
  }

  const openLink = useEffectEvent(() => {
    const orderId = Number(link.get('orderId') ?? 0);
    const [number, mailKey, reference] = [link.get('number'), link.get('key'), link.get('reference')];
    if (reference && mailKey) runInBackground(takeEffect(reference, mailKey));
    else if (orderId > 0) runInBackground(find({ orderId }));
    else if (number && mailKey) runInBackground(find({ number, key: mailKey }));
  });
  useEffect(() => openLink(), []);
  useEffect(() => {
    if (found && user) setChoice((chosen) => ({ ...chosen, name: chosen.name || `${user.name} ${user.lastName}` }));
  }, [found, user]);
  // The heading of the new step; the first one is focused by the navigation.
  useEffect(() => {
    if (step === 'lookup') return;
    window.scrollTo(0, 0);
    focusPage('');
  }, [step]);

  const isNamedByLink = link.has('orderId') || link.has('key');
  // By number and address alone it takes effect with the link of its mail.
  const isDeclared = !user && (found ? found.reference.email !== undefined : !isNamedByLink);
  if (found && receipt)
    return <WithdrawalReceipt order={found.order} choice={choice} receipt={receipt} isDeclared={isDeclared} />;
  return (
    <>
      <PageHead title={tookEffect ? t.doneTitle : key ? t.confirmTitle : t.title} />
      {!key && !tookEffect && <p className={styles.intro}>{isDeclared ? t.introByNumber : t.intro}</p>}
      <noscript>
        <Notice>{t.needsScript(shop.email)}</Notice>
      </noscript>
      {found?.order.isOpen && (
        <StepList
          label={t.steps}
          steps={[t.stepItems, t.stepConfirm]}
          current={key ? 2 : 1}
          doneLabel={t.done}
          className={styles.steps}
        />
      )}
      {tookEffect && <Notice live>{t.tookEffect(tookEffect)}</Notice>}
      {!found && !tookEffect && (
        <OrderLookup
          number={link.get('number') ?? ''}
          error={operation.error?.message}
          isBusy={operation.loading}
          onFind={(reference) => void find(reference)}
        />
      )}
      {found && !found.order.isOpen && <ClosedWithdrawal order={found.order} />}
      {found?.order.isOpen && !key && (
        <WithdrawalForm
          order={found.order}
          choice={choice}
          onChange={setChoice}
          onOther={() => {
            setFound(null);
            operation.clear();
            setLink({}, { replace: true });
          }}
          onNext={() => {
            operation.clear();
            setKey(`${Date.now()}-${Math.random()}`);
          }}
        />
      )}
      {found && key && (
        <WithdrawalConfirmation
          isDeclared={isDeclared}
          order={found.order}
          choice={choice}
          shop={shop}
          error={operation.error?.message}
          isBusy={operation.loading}
          onBack={() => setKey(null)}
          onConfirm={() => void confirm(found, key)}
        />
      )}
    </>
  );
}
