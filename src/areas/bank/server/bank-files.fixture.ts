import type { Browser, Shop } from '#areas/account/server/account.fixture.ts';

/** A file as a browser sends it. */
export async function formOf(content: string | Uint8Array<ArrayBuffer>, field = 'file') {
  const form = new FormData();
  form.set(field, new File([content], 'movimientos.csv'));
  const request = new Response(form);
  return { type: request.headers.get('content-type')!, body: Buffer.from(await request.arrayBuffer()) };
}

/** Uploads a file of movements in a member's browser. */
export async function uploadMovements(
  shop: Shop,
  browser: Browser,
  content: string | Uint8Array<ArrayBuffer>,
  field?: string,
) {
  const { type, body } = await formOf(content, field);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/bank-files',
    headers: { 'content-type': type },
    cookies: Object.fromEntries(browser.cookies),
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
