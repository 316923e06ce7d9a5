import pg from 'pg';
import { addDays } from '#values/shop-time.ts';

/** What somebody does with the list, as the call's body and as the condition and order of the SQL beside it. */
export interface ListCase {
  readonly kind: 'list' | 'search';
  readonly name: string;
  readonly body: object;
  readonly where: string;
  readonly order?: string;
}

interface Sample {
  readonly number: string;
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly surname: string;
  readonly document: string | null;
  readonly article: string;
  readonly tracking: string | null;
}

const { escapeLiteral } = pg;
const active = `status IN ('created', 'confirmed', 'preparing', 'ready', 'shipped')`;
const unpaid = `payment_status IN ('pending', 'failed', 'processing') AND status IN ('created', 'confirmed', 'preparing', 'ready')`;
const newest = 'placed_at DESC, id DESC';
const works = (condition: string): string => `id IN (SELECT order_id FROM order_work WHERE ${condition})`;

const withWords = (query: string): string =>
  `id IN (SELECT order_id FROM order_search WHERE words @@ ${escapeLiteral(query)}::tsquery)`;

/** Each tab, filter and sort, and pages deep in them. */
export function listCases(today: string): readonly ListCase[] {
  const tomorrow = addDays(today, 1);
  const lastYear = addDays(today, -365);
  const list = (name: string, body: object, where: string, order = newest): ListCase => ({
    kind: 'list',
    name,
    body,
    where,
    order,
  });
  const filtered = (name: string, filters: object, where: string): ListCase => list(name, { filters }, where);
  const isToday = `${active} AND (delivery_date <= '${today}' AND status <> 'created' OR delivery_date IS NULL AND status IN ('confirmed', 'preparing'))`;
  return [
    list('todo', { view: 'todo' }, `status IN ('created', 'confirmed', 'preparing')`),
    list('today', { view: 'today' }, isToday),
    list('money', { view: 'money' }, `(${unpaid} OR status = 'cancelled' AND payment_status = 'paid')`),
    list('companies', { view: 'companies' }, `${active} AND customer ->> 'type' = 'legal'`),
    list('uncollected', { view: 'uncollected' }, `status = 'ready'`),
    list('all', {}, 'true'),
    filtered('delivered', { status: ['delivered'] }, `status = 'delivered'`),
    filtered('cancelled or returned', { status: ['cancelled', 'returned'] }, `status IN ('cancelled', 'returned')`),
    filtered('refunded', { paymentStatus: ['refunded'] }, `payment_status = 'refunded'`),
    filtered('paid by card', { payment: ['card'] }, `payment = 'card'`),
    filtered('collected', { deliveryType: 'pickup' }, `delivery_type = 'pickup'`),
    filtered(
      'a slot',
      { slot: { date: tomorrow, from: '09:00' } },
      `delivery_date = '${tomorrow}' AND slot_from = '09:00'`,
    ),
    filtered('an hour of any day', { slot: { from: '11:00' } }, `slot_from = '11:00'`),
    filtered('a zone', { zone: [4] }, 'zone_id = 4'),
    filtered('an assignee', { assignee: 2 }, works('assignee = 2')),
    filtered(
      'nobody',
      { assignee: 'nobody' },
      'id NOT IN (SELECT order_id FROM order_work WHERE assignee IS NOT NULL)',
    ),
    filtered('a tag', { tag: ['obra'] }, works(`tags && '{obra}'`)),
    filtered(
      'a year',
      { from: lastYear, to: today },
      `placed_at >= '${lastYear}'::timestamp AT TIME ZONE 'Europe/Madrid'`,
    ),
    filtered(
      'bizum, zone and tag',
      { payment: ['bizum'], zone: [1], tag: ['obra'] },
      `payment = 'bizum' AND zone_id = 1 AND ${works(`tags && '{obra}'`)}`,
    ),
    list('oldest first', { sort: 'date_asc' }, 'true', 'placed_at, id'),
    list('by slot', { sort: 'slot_asc' }, 'true', 'delivery_date NULLS FIRST, slot_from NULLS FIRST, id'),
    list('dearest first', { sort: 'price_desc' }, 'true', 'price DESC, id DESC'),
    list('by number', { sort: 'number_asc' }, 'true', 'number'),
    list(
      'todo by slot',
      { view: 'todo', sort: 'slot_asc' },
      `status IN ('created', 'confirmed', 'preparing')`,
      'delivery_date NULLS FIRST, slot_from NULLS FIRST, id',
    ),
    list('page 1,000', { page: 1000 }, 'true'),
    list('page 8,000', { page: 8000 }, 'true'),
    list('page 8,000, dearest first', { page: 8000, sort: 'price_desc' }, 'true', 'price DESC, id DESC'),
    list('page 3,000 of the paid by card', { page: 3000, filters: { payment: ['card'] } }, `payment = 'card'`),
  ];
}

/** What is typed to find some orders, spelled in several ways. */
export async function searchCases(client: pg.ClientBase): Promise<readonly ListCase[]> {
  const { rows } = await client.query<Sample>(`
    SELECT number, email, customer ->> 'phone' AS phone, customer ->> 'name' AS name, customer ->> 'surname' AS surname,
      customer #>> '{document,number}' AS document, article, tracking_number AS tracking
    FROM orders JOIN order_lines ON order_lines.order_id = id AND position = 0 LEFT JOIN order_work ON order_work.order_id = id
    WHERE id % 23456 = 77 OR id IN (SELECT id FROM orders WHERE id % 1234 = 5 AND customer #>> '{document,number}' IS NOT NULL LIMIT 4)
    ORDER BY id`);
  const words = (...all: string[]): string => withWords(all.map((word) => `'${word}':*`).join(' & '));
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '');
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  const search = (name: string, query: string, where: string): ListCase => ({
    kind: 'search',
    name,
    body: { query },
    where,
  });
  const ofSample = ({ number, email, phone, name, surname, document, article, tracking }: Sample): ListCase[] => {
    const ofPhone = words(digits(phone).slice(-9));
    const names = plain(`${name} ${surname}`).split(' ');
    const ofArticle = `id IN (SELECT order_id FROM order_lines WHERE lower(regexp_replace(article, '[^a-zA-Z0-9]', '', 'g')) = ${escapeLiteral(article.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))})`;
    return [
      search('number', number, `number = ${escapeLiteral(number)}`),
      search('number, otherwise', digits(number), `number = ${escapeLiteral(number)}`),
      search('pickup code', '7K4 2T9', `status = 'ready'`),
      search('full name', `${name} ${surname}`, words(...names)),
      search('surname', surname.split(' ')[0]!, words(names.at(-2)!)),
      search('beginning of a name', plain(surname).slice(0, 4), words(plain(surname).slice(0, 4))),
      search('phone', phone, ofPhone),
      search('phone, otherwise', `${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`, ofPhone),
      search('e-mail', email, words(`=${email}`)),
      ...(document
        ? [search('tax number', `${document.slice(0, 2)}.${document.slice(2)}`, words(`=${document.toLowerCase()}`))]
        : []),
      search('article', article, ofArticle),
      search('article, otherwise', article.toLowerCase().replaceAll('-', ' '), ofArticle),
      ...(tracking
        ? [
            search(
              'tracking number',
              tracking,
              works(`lower(regexp_replace(tracking_number, '[^a-zA-Z0-9]', '', 'g')) = '${tracking.toLowerCase()}'`),
            ),
          ]
        : []),
    ];
  };
  return [
    ...rows.flatMap(ofSample),
    search('most frequent surname', 'García', words('garcia')),
    search('two letters', 'ma', words('ma')),
    search('one letter', 'j', withWords(`'j'`)),
    search('another beginning of names', 'mar', words('mar')),
    search('two frequent words', 'maria gar', words('maria', 'gar')),
    search('year of a number', '25-', words('25-')),
    search('first digits of a phone', '66', words('66')),
    search('provider of e-mail', 'gmail.com', words('=gmail.com')),
    search('nothing fits', 'zzzzz', words('zzzzz')),
  ];
}
