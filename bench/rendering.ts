import { pino } from 'pino';
import { createApp } from '#app/create-app.ts';
import { screens } from '#routes/storefront-screens.ts';
import { systemClock } from '#values/clock.ts';
import { htmlDocument } from '#platform/html/html-document.ts';
import type { RenderPage } from '#platform/pages/serve-pages.ts';
import { openDemoShop } from './open-demo-shop.ts';

/**
 * npm run bench:rendering: what rendering a page costs with its data at hand. The API's answers are recorded once and
 * given again, so only loaders, React and the document are measured; in processor time, not on the clock, so a busy machine counts the same.
 */
const warmUp = 600;
const rounds = 40;
const batches = 30;
const { config, connection, database, close } = await openDemoShop();
const app = await createApp({
  config,
  database,
  connection,
  clock: systemClock,
  log: pino({ level: 'error' }),
  pageCacheBytes: 0,
});
await app.ready();

const { renderPage, clearFragments } = (await import(new URL('../dist/server/server.js', import.meta.url).href)) as {
  renderPage: RenderPage;
  clearFragments: () => void;
};
const responses = new Map<string, unknown>();
const recorded = async (
  key: string,
  input: { params?: Record<string, string>; query?: object; body?: object } = {},
) => {
  const name = JSON.stringify([key, input]);
  if (!responses.has(name)) responses.set(name, await send(key, input));
  return { ok: true, value: responses.get(name) };
};

async function send(
  key: string,
  { params = {}, query = {}, body }: { params?: Record<string, string>; query?: object; body?: object },
): Promise<unknown> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const url = `/api${path.replace(/:(\w+)/g, (_, part: string) => params[part] ?? '')}`;
  const response = await app.inject({
    method,
    url,
    query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])),
    ...(body && { payload: body }),
  });
  return response.json();
}

const list = (await send('POST /catalog/product/list', { body: { sectionId: 172, limit: 1 } })) as {
  products: { url: string }[];
};
const pages = { home: '/', listing: '/catalog', 'product page': list.products[0]!.url };
const rendering = (path: string) => async () => {
  const page = await renderPage(new Request(`http://localhost${path}`), 'es', recorded as never, () => 500);
  return 'html' in page ? htmlDocument({ ...page, locale: 'es', themeColour: '', assets: '' }).length : 0;
};
for (const path of Object.values(pages)) await rendering(path)();
// All responses are recorded, so the shop is closed and only rendering runs in the process.
await app.close();
await close();

console.log(
  `${screens.length} screens; pages/s of one core, the best of ${batches} batches of ${rounds} renderings (their median)`,
);
for (const [name, path] of Object.entries(pages)) {
  const render = rendering(path);
  const anew = await perSecond(async () => {
    clearFragments();
    return render();
  });
  const again = await perSecond(render);
  console.log(
    `${name.padEnd(16)}${shown(again)}   no fragments${shown(anew)}   ${((await render()) / 1024).toFixed(0)} kB`,
  );
}

/** The best round counts: other processes only slow it down. */
async function perSecond(render: () => Promise<number>): Promise<{ best: number; median: number }> {
  for (let warm = 0; warm < warmUp; warm += 1) await render();
  const figures: number[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await render();
    const { user, system } = process.cpuUsage(before);
    figures.push(rounds / ((user + system) / 1e6));
  }
  figures.sort((a, b) => b - a);
  return { best: figures[0]!, median: figures[batches / 2]! };
}

function shown({ best, median }: { best: number; median: number }): string {
  return `${best.toFixed(0).padStart(6)} (${median.toFixed(0)})`;
}
