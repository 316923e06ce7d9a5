import { defaultLocale, isLocale, type Locale } from '#i18n/locale.ts';
import { browserApi } from '#web/browser-api.ts';
import type { DeliveryEstimate } from '../../contract.ts';
import { maxEstimatedPieces, maxEstimatedProducts } from '../../estimate-limits.ts';
import { estimateMessages as messages } from '../../estimate-messages.ts';
import { longLines, placeText, shortLines } from '../../estimate-text.ts';
import './estimate.css';
import { forgetZipcode, keepZipcode, zipcodeOfVisitor } from './zipcode-of-visitor.ts';

/** What each element shows: the postal code, what it is for, and how many pieces. */
const shown = new WeakMap<Element, string>();

const language = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
};

const elements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-estimate]')];
const isOfBasket = ({ dataset }: HTMLElement): boolean => dataset.estimate!.startsWith('basket');

/** Pieces of the page's product that its field says, or that are in the basket; one where neither is known. */
function quantityOf({ dataset }: HTMLElement): number {
  if (dataset.long === undefined) return 1;
  const field = document.querySelector<HTMLInputElement>(`[name="quantity-${dataset.estimate}"]`);
  const inBasket = document.querySelector<HTMLElement>('[data-in-basket]')?.dataset.inBasket;
  return piecesOf(field?.value ?? inBasket ?? '');
}

/** Pieces as they are written: at most what a basket takes, and one where it is no number of pieces. */
export const piecesOf = (written: string): number =>
  /^\d+$/.test(written) ? Math.min(Number(written) || 1, maxEstimatedPieces) : 1;

/**
 * Writes the answers for the kept postal code into all elements of the page that show another or none: one call for all goods
 * of the page, and one more for each other number of pieces.
 */
export async function fillEstimates(): Promise<void> {
  const zipcode = zipcodeOfVisitor();
  document.documentElement.toggleAttribute('data-zipcode', zipcode !== undefined);
  showKept(zipcode);
  if (zipcode === undefined) {
    for (const element of elements()) {
      shown.delete(element);
      element.replaceChildren();
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-free-from]')) element.hidden = false;
    return;
  }
  const wanted = elements().flatMap((element) => {
    const quantity = quantityOf(element);
    const key = `${zipcode} ${element.dataset.estimate} ${quantity}`;
    if (shown.get(element) === key) return [];
    shown.set(element, key);
    return [{ element, quantity, key }];
  });
  for (const quantity of new Set(wanted.map((one) => one.quantity)))
    await fill(
      zipcode,
      quantity,
      wanted.filter((one) => one.quantity === quantity),
    );
}

interface Wanted {
  readonly element: HTMLElement;
  /** Pieces of a product. */
  readonly quantity: number;
  readonly key: string;
}

async function fill(zipcode: string, quantity: number, wanted: readonly Wanted[]): Promise<void> {
  const ofBasket = wanted.filter(({ element }) => isOfBasket(element));
  const ofGoods = wanted.filter(({ element }) => !isOfBasket(element));
  const ids = [...new Set(ofGoods.map(({ element }) => element.dataset.estimate!))];
  for (let at = 0; at === 0 || at < ids.length; at += maxEstimatedProducts) {
    const part = ids.slice(at, at + maxEstimatedProducts);
    const withBasket = at === 0 && ofBasket.length > 0;
    const estimate = await ask(zipcode, {
      ...(part.length > 0 && { product_id: part.join(), quantity: String(quantity) }),
      ...(withBasket && { basket: 'true' }),
    });
    const isCurrent = zipcodeOfVisitor() === zipcode;
    const asked = ofGoods.filter(({ element }) => part.includes(element.dataset.estimate!));
    for (const { element, quantity: pieces, key } of [...(withBasket ? ofBasket : []), ...asked]) {
      // Another number of pieces or another code has been asked for since.
      if (shown.get(element) !== key) continue;
      if (estimate && isCurrent) write(element, estimate, pieces);
      else {
        // What stood there was for something else; the next change of the page asks again.
        shown.delete(element);
        element.replaceChildren();
      }
    }
    if (!isCurrent) return;
  }
}

function write(element: HTMLElement, estimate: DeliveryEstimate, quantity: number): void {
  const pieces = isOfBasket(element) ? 'basket' : quantity;
  const id = isOfBasket(element) ? undefined : Number(element.dataset.estimate);
  const goods = estimate.products.find(({ product_id }) => product_id === id);
  if (!goods) return element.replaceChildren();
  if (pieces === 'basket') showThreshold(goods.delivery?.freeFrom ?? null);
  const lines = element.dataset.long === undefined ? shortLines : longLines;
  element.replaceChildren(
    ...lines(goods, { estimate, locale: language(), now: new Date(), pieces }).map((text) =>
      Object.assign(document.createElement('p'), { textContent: text }),
    ),
  );
}

/** The basket's way to free delivery goes where another threshold, or none, is that of the postal code. */
function showThreshold(freeFrom: number | null): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-free-from]'))
    element.hidden = Number(element.dataset.freeFrom) !== freeFrom;
}

type Goods = { readonly product_id?: string; readonly quantity?: string; readonly basket?: 'true' };

/** The answer; null where there is none now, and where the code is unknown, which is then kept no longer. */
async function ask(zipcode: string, goods: Goods): Promise<DeliveryEstimate | null> {
  const answer = await askFor(zipcode, goods);
  if (typeof answer !== 'string') return answer;
  if (zipcodeOfVisitor() === zipcode) forgetZipcode();
  return null;
}

/** The answer, or what to say in its place. */
async function askFor(zipcode: string, goods: Goods): Promise<DeliveryEstimate | string | null> {
  try {
    const found = await browserApi()('GET /service/delivery/estimate', { query: { zipcode, ...goods } });
    if (found.ok) return found.value;
    return found.error.code === 'zipcode_unknown' ? found.error.message : null;
  } catch {
    // The page is as good without it.
    return null;
  }
}

/** The header's word is the postal code, and the fields are filled in with it. */
function showKept(zipcode: string | undefined): void {
  const t = messages[language()];
  const text = zipcode === undefined ? t.label : t.keptLabel(zipcode);
  // Only a change: each is news for what follows the page.
  for (const label of document.querySelectorAll('[data-zipcode-label]'))
    if (label.textContent !== text) label.textContent = text;
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-zipcode-form] [name="zipcode"]'))
    if (field !== document.activeElement) field.value = zipcode ?? '';
}

/** What a sent form asks: to keep its postal code, if there is such a one, or to forget it. */
export async function answerForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const t = messages[language()];
  const status = form.querySelector('[role="status"]')!;
  const field = form.querySelector<HTMLInputElement>('[name="zipcode"]')!;
  const zipcode = field.value.replaceAll(/\s/g, '');
  if (submitter?.getAttribute('name') === 'forget' || zipcode === '') {
    forgetZipcode();
    field.value = '';
    status.textContent = t.forgotten;
    return fillEstimates();
  }
  const answer = await askFor(zipcode, {});
  field.setAttribute('aria-invalid', String(typeof answer === 'string'));
  if (answer === null || typeof answer === 'string') {
    status.textContent = answer ?? t.failed;
    return field.focus();
  }
  keepZipcode(zipcode);
  status.textContent = form.closest('[data-zipcode-menu]') ? t.kept(placeText(answer, language())) : '';
  return fillEstimates();
}
