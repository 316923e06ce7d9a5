import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { Failure } from '#platform/http/failure.ts';
import { actors, addProduct, type Rules, startRules } from '../orders.fixture.ts';

let mails: TestMailServer;
let rules: Rules;
beforeAll(async () => {
  mails = await startMailServer();
  rules = await startRules({}, undefined, mails.url, [], { runsJobs: true });
});
afterAll(async () => {
  await rules.stop();
  await mails.close();
});

it('the shop answers the notice of a withdrawal to its customer, and the customer the receipt to the shop', async () => {
  const product = await addProduct(rules.database, { article: 'drill' });
  const { userId, id, email } = await rules.placeOrder(product);
  const statement = { name: 'Marta Soler', items: null, statement: null };
  const stored = await rules.orders.returns.withdraw(actors.customer, { userId, orderId: id }, statement, null);
  if (!stored || stored instanceof Failure) throw new Error('refused');
  const replyTo = (recipient: string): string | undefined => {
    const mail = mails.received.find((raw) => raw.includes(`\nTo: ${recipient}`) && raw.includes(stored.reference));
    return /^Reply-To: (.*)\r?$/im.exec(mail ?? '')?.[1];
  };
  await vi.waitFor(() => {
    expect(replyTo('hola@caneina.example')).toBe(`Marta Soler <${email}>`);
    expect(replyTo(email!)).toBe('Can Eina <hola@caneina.example>');
  }, 30_000);

  // Nothing was said, and no line of the receipt says so.
  const { rows } = await rules.database.execute<{ text: string }>(sql`
    SELECT text FROM mailbox_mails WHERE recipient = ${email} AND subject LIKE ${`%${stored.reference}%`}`);
  expect(rows[0]!.text).toMatch(/\nNombre: Marta Soler\n\n/);
});
