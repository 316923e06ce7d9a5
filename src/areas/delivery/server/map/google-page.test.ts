import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { googleMapPath } from '../../map-paths.ts';
import { serveGoogleMap } from './serve-map.ts';

async function getPage(key = 'the-key') {
  const server = Fastify();
  serveGoogleMap(server, { key, script: '/assets/abc.js' });
  const { headers, payload } = await server.inject(googleMapPath);
  return { headers, payload, policy: String(headers['content-security-policy']) };
}

it('is framed by the shop’s own pages only, and never cached', async () => {
  const { headers, policy } = await getPage();
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
});

it('runs its own script by a nonce that no other answer has', async () => {
  const [one, other] = [await getPage(), await getPage()];
  const nonceOf = ({ policy }: typeof one) => /script-src 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(policy)![1]!;
  expect(nonceOf(one)).not.toBe(nonceOf(other));
  expect(one.payload).toContain(`<script nonce="${nonceOf(one)}" type="module" src="/assets/abc.js">`);
  expect(one.policy).not.toContain("'unsafe-inline'");
});

it('escapes the key', async () => {
  expect((await getPage('"><script>')).payload).toContain('data-key="&quot;&gt;&lt;script&gt;"');
});
