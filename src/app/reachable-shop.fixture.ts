import Fastify, { type FastifyInstance } from 'fastify';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';

/** A test's shop at an address of its own, so that payment providers, or their simulators, can call it. */
export async function startReachableShop(
  settings: Record<string, string> = {},
): Promise<{ shop: Shop; url: string; stop: () => Promise<void> }> {
  let app: FastifyInstance | undefined;
  const door = Fastify();
  door.removeAllContentTypeParsers();
  door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  door.all('/*', async ({ method, url, headers, body }, reply) => {
    const payload = body as Buffer | undefined;
    const answer = await app!.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
    // The door has its own framing.
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !['content-length', 'transfer-encoding', 'connection'].includes(name))
        reply.header(name, value);
    return reply.code(answer.statusCode).send(answer.rawPayload);
  });
  const url = await door.listen({ port: 0, host: '127.0.0.1' });
  const shop = await startShop({ PUBLIC_URL: url, ...settings });
  app = shop.app;
  return {
    shop,
    url,
    async stop() {
      await shop.stop();
      await door.close();
    },
  };
}
