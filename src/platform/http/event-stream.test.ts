import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { EventStream } from './event-stream.ts';

it('writes events, marks and beats as browsers read them', async () => {
  const stream = new EventStream();
  stream.mark('3');
  stream.send('order', { text: 'two\nlines' }, '4');
  stream.send('missed', {});
  stream.beat();
  stream.finish();
  stream.beat();
  expect(await text(stream)).toBe(
    'retry: 2000\n\nid: 3\n\nid: 4\nevent: order\ndata: {"text":"two\\nlines"}\n\nevent: missed\ndata: {}\n\n:\n\n',
  );
});

it('gives up a browser that does not read before much waits for it', () => {
  const stream = new EventStream();
  for (let sent = 0; sent < 1000; sent += 1) stream.send('order', { text: 'x'.repeat(1000) });
  expect(stream.destroyed).toBe(true);
  expect(stream.readableLength).toBeLessThan(70_000);
});
