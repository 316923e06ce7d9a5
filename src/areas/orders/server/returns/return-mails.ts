import { brandedName } from '#values/product-name.ts';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import type { MailKind } from '#platform/mail/mail-kinds.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { ReturnState, DeclarationState } from '../../return-states.ts';
import type { OrderMailQueue } from '../order-mail-queue.ts';
import { unitText } from '../order-mail-content.ts';
import { type AttemptMoney, listMoney, listRefundsOfSale, sumMoneyOfOrders } from '#areas/payment/server/payment.ts';
import { moneyOfOrder } from '../records/order-money.ts';
import { findOrderById, listOrderLines, type StoredLine, type StoredOrder } from '../records/order-queries.ts';
import { isProven, mailedOrder } from '../records/mailed-order.ts';
import { payReturns } from '../records/paid-returns.ts';
import { type Declaration, findReturn, listReturnsOf, noStatement } from '../records/return-queries.ts';
import type { OrderSigner } from '../order-links.ts';
import { returnMailTexts } from './server-messages.ts';
import { goBackAt } from './withdrawal-period.ts';

interface ReturnMailJob extends MailJob {
  readonly returnId: number;
  readonly state: DeclarationState;
  readonly to: 'customer' | 'shop';
  /** Cents that go back with this state; absent in jobs from before it was named. */
  readonly paidBack?: Cents;
}

const sendMail = mailJobKind<ReturnMailJob>('return-mail');

export type ReturnMails = ReturnType<typeof createReturnMails>;

/** Mails about withdrawals: the receipt and each later state to the customer, a notice to the shop. */
export function createReturnMails(parts: {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly queue: OrderMailQueue;
  readonly mailer: Mailer;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly publicUrl: string;
  readonly signer: OrderSigner;
}) {
  const { database, jobs, queue, mailer, mailFrame, publicUrl, signer } = parts;

  handleMailJobs(jobs, sendMail, async ({ returnId, state, to, about, paidBack }, id) => {
    const stored = await findReturn(database, returnId);
    const order = stored && (await findOrderById(database, stored.orderId));
    if (!stored || !order) return;
    // The shop's notices are in its first language.
    const locale = to === 'shop' ? 'es' : order.locale;
    const frame = mailFrame(locale);
    const address = to === 'shop' ? frame.legal.email : order.email;
    if (!address) return;
    const lines = await listOrderLines(database, order.id);
    const money = await sumMoneyOfOrders(database, [order.id]);
    const { received, refunded } = moneyOfOrder(order, money);
    const isCancelledPaid = order.status === 'cancelled' && received + refunded > 0;
    const facts = { stored, order, lines, locale, isCancelledPaid, shop: frame.name, hasStore: frame.hasStore };
    const isHandedBack = state === 'refunded' && (await isPaidInPerson(database, money));
    const contentOf = (): MailContent => {
      if (state === 'declared') return declarationContent(facts, confirmUrl(stored.reference, locale));
      if (to === 'shop') return noticeContent({ ...facts, state });
      return customerContent(mailedFacts({ ...facts, state }), { paidBack, isHandedBack });
    };
    const content = contentOf();
    await mailer.send({
      id,
      to: address,
      ...(to === 'shop' && order.email && { replyTo: { name: stored.name, address: order.email } }),
      content,
      frame,
      // What makes a declaration take effect is its customer's alone: that mail is not stored.
      ...(to !== 'shop' && state !== 'declared' && { of: { orderId: order.id, about } }),
    });
  });

  /** The link with which a declared withdrawal takes effect; only its mail has the key. */
  function confirmUrl(reference: string, locale: Locale): string {
    const query = new URLSearchParams({ reference, key: signer.sign('withdrawal', reference) });
    return publicUrl + localisedPath(`/withdrawal?${query}`, locale);
  }

  return {
    /** Locks the count of the mails to an order's address, where those of its withdrawal count. Comes before stock and numbers. */
    lock: (tx: Queryable, order: StoredOrder): Promise<void> => queue.lock(tx, order, 'customer'),

    /** Adds the mails about a return's present state, as jobs in the caller's transaction. */
    async add(tx: Queryable, { id, reference, state, requestHash }: Declaration, order: StoredOrder): Promise<void> {
      // The order's own mail says that the shop has taken its goods back; the money is news.
      if (requestHash === noStatement && state !== 'refunded') return;
      const paidBack = state === 'refunded' ? await owedFor(tx, id, order) : null;
      // All of it went back before, of which the customer was told then.
      if (paidBack === 0) return;
      const job = (to: ReturnMailJob['to']) => ({
        ...{ returnId: id, state, to, about: `return ${reference}, ${state}` },
        ...(paidBack !== null && { paidBack }),
      });
      // What follows a withdrawal is done by the shop.
      if (order.email)
        await queue.add(
          tx,
          sendMail,
          job('customer'),
          order,
          isNew(state) || state === 'declared' ? 'customer' : 'shop',
        );
      if (isNew(state)) await jobs.add(tx, sendMail, job('shop'));
    },
  };
}

/** What goes back for a return that has just been refunded, besides what its order owed for others. */
async function owedFor(tx: Queryable, id: number, order: StoredOrder): Promise<Cents> {
  const settled = (await listReturnsOf(tx, [order.id])).filter(({ state }) => state === 'refunded');
  const refunds = await listRefundsOfSale(tx, order.id);
  const owed = (returns: typeof settled): Cents => payReturns(returns, refunds).owed;
  return cents(owed(settled) - owed(settled.filter((one) => one.id !== id)));
}

/** Whether some of an order's money was handed to the shop's people, who hand it back. */
async function isPaidInPerson(database: Queryable, money: readonly AttemptMoney[]): Promise<boolean> {
  const charges = await listMoney(
    database,
    money.map(({ attempt }) => attempt.id),
  );
  const takenBack = charges.map(({ reverses }) => reverses);
  return charges.some(({ id, kind, way, reverses, paymentId }) => {
    if (kind !== 'charge' || reverses !== null || takenBack.includes(id)) return false;
    const method = money.find(({ attempt }) => attempt.id === paymentId)?.attempt.method;
    return way === 'cash' || (way === null && method === 'counter');
  });
}

/** A withdrawal from an unpaid order is closed from the start. */
const isNew = (state: DeclarationState): boolean => state === 'received' || state === 'closed';

type DeclarationFacts = Omit<ReturnMailFacts, 'state' | 'hasStore' | 'isCancelledPaid'>;

interface ReturnMailFacts {
  readonly stored: Declaration;
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  readonly state: ReturnState;
  /** It is cancelled, and what had come of its price goes back. */
  readonly isCancelledPaid: boolean;
  readonly locale: Locale;
  readonly shop: string;
  readonly hasStore: boolean;
}

/** What the customer's mail may repeat: name and statement were typed by whoever withdrew. */
const mailedFacts = (facts: ReturnMailFacts): ReturnMailFacts =>
  isProven(facts.order)
    ? facts
    : { ...facts, order: mailedOrder(facts.order), stored: { ...facts.stored, name: '', statement: '' } };

const mailKinds = {
  received: 'return-received',
  goods_back: 'return-goods-back',
  refunded: 'return-refunded',
  closed: 'return-closed',
} as const satisfies Record<ReturnState, MailKind>;

/** Asks the customer of an order to open a link if the declaration is theirs; nothing that was typed is repeated. */
function declarationContent({ stored, order, lines, locale, shop }: DeclarationFacts, url: string): MailContent {
  const t = returnMailTexts[locale];
  const { subject, heading, title, text, button } = t.declared;
  const { reference, amount } = stored;
  return {
    kind: {
      name: 'return-declared',
      values: { number: order.number, reference, amount: eurosOf(amount, locale) },
    },
    subject: `${shop}: ${subject} (${reference})`,
    heading,
    blocks: [
      { kind: 'paragraph', text: t.received(momentOf(stored.receivedAt, locale)) },
      { kind: 'words', text },
      {
        kind: 'values',
        title,
        rows: [
          { label: t.declared.reference, value: reference },
          { label: t.order, value: order.number },
        ],
      },
      { kind: 'button', text: button, url },
      productsBlock({ stored, lines, locale }, t.products),
    ],
    reason: t.declared.reason(shop, order.number),
  };
}

/** The receipt, on a durable medium, with the statement and its date and time; or the news of a later state. */
function customerContent(
  facts: ReturnMailFacts,
  { paidBack, isHandedBack }: { readonly paidBack?: Cents | undefined; readonly isHandedBack: boolean },
): MailContent {
  const { stored, state, isCancelledPaid, locale, shop, hasStore } = facts;
  const t = returnMailTexts[locale];
  const { text: backText, ...handedBack } = t.handedBack;
  const words = {
    ...t.states[state],
    ...(state === 'closed' && isCancelledPaid && { text: t.cancelled }),
    ...(isHandedBack && handedBack),
  };
  const sum = eurosOf(paidBack ?? stored.amount, locale);
  const isReceipt = isNew(state);
  const isStated = stored.requestHash !== noStatement;
  const goBackBy = formatDate(goBackAt(stored), locale);
  return {
    kind: {
      name: mailKinds[state],
      values: {
        customer: stored.name,
        number: facts.order.number,
        reference: stored.reference,
        amount: sum,
      },
    },
    subject: `${shop}: ${words.subject} (${stored.reference})`,
    heading: words.heading,
    blocks: [
      isReceipt
        ? { kind: 'paragraph', text: t.received(momentOf(stored.receivedAt, locale)) }
        : {
            kind: 'words',
            text: words.text,
            ...(state === 'refunded' && { fixed: (isHandedBack ? backText : t.paidBack)(sum) }),
          },
      ...(isStated ? [statementBlock(facts)] : []),
      productsBlock(facts, t.products),
      ...(isReceipt && isRefundDue(facts)
        ? [{ kind: 'paragraph', text: t.refund(eurosOf(stored.amount, locale), goBackBy) } as const]
        : []),
      ...(state === 'received'
        ? [{ kind: 'note', text: (hasStore ? t.goods : t.goodsOnline)(goBackBy) } as const]
        : []),
      ...(isReceipt ? [{ kind: 'words', text: words.text, isNote: true } as const] : []),
    ],
    reason: isStated ? t.reason(shop) : t.reasonReturned(shop),
  };
}

const isRefundDue = ({ order, stored, isCancelledPaid }: ReturnMailFacts): boolean =>
  (order.paymentStatus === 'paid' || isCancelledPaid) && stored.amount > 0;

/** What the shop is told of a new withdrawal, and has to do. */
function noticeContent(facts: ReturnMailFacts): MailContent {
  const { stored, order, locale, shop } = facts;
  const t = returnMailTexts[locale];
  return {
    subject: `${t.notice.subject} ${stored.reference} (${order.number})`,
    heading: t.notice.heading,
    blocks: [
      { kind: 'paragraph', text: t.received(momentOf(stored.receivedAt, locale)) },
      statementBlock(facts, [
        { label: t.notice.contact, value: [order.email, order.customer.phone].filter(Boolean).join(' · ') },
      ]),
      productsBlock(facts, t.notice.products),
      ...(isRefundDue(facts)
        ? [
            {
              kind: 'paragraph',
              text: t.notice.refund(eurosOf(stored.amount, locale), formatDate(goBackAt(stored), locale)),
            } as const,
          ]
        : []),
    ],
    reason: t.notice.reason(shop),
  };
}

function statementBlock(
  { stored, order, locale }: ReturnMailFacts,
  more: readonly { label: string; value: string }[] = [],
) {
  const t = returnMailTexts[locale];
  return {
    kind: 'values',
    title: t.statementTitle,
    rows: [
      { label: t.reference, value: stored.reference },
      { label: t.order, value: order.number },
      { label: t.receivedAt, value: momentOf(stored.receivedAt, locale) },
      ...(stored.name ? [{ label: t.name, value: stored.name }] : []),
      ...more.filter(({ value }) => value),
      ...(stored.statement ? [{ label: t.statement, value: stored.statement }] : []),
    ],
  } as const;
}

function productsBlock({ stored, lines, locale }: Pick<ReturnMailFacts, 'stored' | 'lines' | 'locale'>, title: string) {
  const t = returnMailTexts[locale];
  return {
    kind: 'products',
    title,
    products: stored.items.map(({ position, quantity, amount }) => {
      const line = lines.find((one) => one.position === position);
      return {
        name: line ? brandedName(line.name[locale], line.brand) : '',
        detail: t.quantity(quantity, unitText(line?.unit ?? '', locale), line?.article ?? ''),
        amount: eurosOf(amount, locale),
        pictureUrl: null,
      };
    }),
  } as const;
}

const eurosOf = (amount: number, locale: Locale): string => formatEuros(eurosFromCents(cents(amount)), locale);

/** "miércoles 2 de diciembre de 2026 a las 18:42:07", by the shop's clock. */
const momentOf = (moment: Date, locale: Locale): string =>
  formatDate(moment, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
