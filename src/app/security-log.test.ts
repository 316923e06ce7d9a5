import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { linkOf, marta, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';

interface Line {
  readonly level: number;
  readonly security?: string;
  readonly [field: string]: unknown;
}

const [info, warn] = [30, 40];
let log = '';
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({}, pino({}, { write: (line) => void (log += line) }));
});
afterAll(() => shop.stop());
beforeEach(() => (log = ''));

/** The lines about security, without what all lines have. */
const securityLines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ security }) => security !== undefined)
    .map(({ pid: _pid, hostname: _hostname, time: _time, reqId: _reqId, msg: _msg, ...facts }) => facts);

it('names what users do to their accounts, by their id and with nothing personal', async () => {
  const browser = await newAccount(shop);
  const { rows } = await shop.database.$client.query<{ id: string }>('SELECT id FROM users');
  const userId = Number(rows[0]!.id);
  const newPassword = 'otra-clave-2026';
  await browser.send('PUT', '/admin/user/change-password', { password: marta.password, newPassword });
  const newEmail = 'marta.nueva@ejemplo.cat';
  await browser.send('PUT', '/admin/user/change-email', { email: newEmail });
  const { email, confirmCode } = linkOf((await shop.mailsWhen(newEmail, 1))[0]!);
  await browser.send('POST', '/admin/user/confirm-registration', { type: 'change', email, confirmCode });
  await browser.send('DELETE', '/admin/user', { password: newPassword });
  expect(securityLines()).toEqual(
    // A link that is opened in the browser that asked for it signs in there.
    ['signed_in', 'signed_in', 'password_changed', 'email_changed', 'account_deleted'].map((security) => ({
      level: info,
      security,
      userId,
    })),
  );
  for (const personal of ['marta', 'Soler', '127.0.0.1', newPassword]) expect(log).not.toContain(personal);
});

it('names the first refusal of a network at a limit, by a keyed hash', async () => {
  const guess = (ip: string) => shop.browser({ ip }).login('somebody@ejemplo.cat', 'wrong-password');
  for (let count = 0; count < 14; count += 1) await guess('198.51.100.7');
  await guess('203.0.113.9');
  const lines = securityLines();
  expect(lines).toEqual([
    {
      level: warn,
      security: 'limit_reached',
      call: 'POST /auth/login',
      code: 'too_many_attempts',
      network: lines[0]!.network,
    },
    {
      level: warn,
      security: 'limit_reached',
      call: 'POST /auth/login',
      code: 'too_many_attempts',
      network: lines[1]!.network,
    },
  ]);
  for (const { network } of lines) expect(network).toMatch(/^[\w-]{16}$/);
  expect(lines[0]!.network).not.toBe(lines[1]!.network);
  for (const personal of ['somebody', '198.51.100.7']) expect(log).not.toContain(personal);

  shop.passTime(3601);
  for (let count = 0; count < 14; count += 1) await guess('198.51.100.7');
  expect(
    securityLines()
      .slice(2)
      .map(({ network }) => network),
  ).toEqual([lines[0]!.network]);
});

it('names messages that no payment provider sent', async () => {
  const forged = { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: 'e30=', Ds_Signature: 'forged' };
  await shop.browser({ ip: '198.51.100.7' }).send('POST', '/service/payment/notification', forged);
  const [line] = securityLines();
  expect(line).toMatchObject({
    level: warn,
    security: 'provider_message_refused',
    provider: 'redsys',
    outcome: 'refused',
  });
  expect(line!.network).toMatch(/^[\w-]{16}$/);
});
