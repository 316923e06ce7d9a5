import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackBroadcastChannels } from './broadcast-channels.fixture.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

const stops: (() => void)[] = [];
let closeChannels = (): void => {};

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  closeChannels = trackBroadcastChannels();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  closeChannels();
});

/** What a tab hears; `returned` stands for its return from the back/forward cache. */
function listenIn(tab: TabChannel<string>) {
  const heard: string[] = [];
  const stop = tab.listen(
    (news) => heard.push(news),
    () => heard.push('returned'),
  );
  stops.push(stop);
  return { heard, stop };
}

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

test('notifies other tabs in order, but not the tab itself', async () => {
  const [one, other] = [createTabChannel<string>('basket'), createTabChannel<string>('basket')];
  const [own, others] = [listenIn(one), listenIn(other)];
  one.announce('first');
  one.announce('second');
  await vi.waitFor(() => expect(others.heard).toEqual(['first', 'second']), 30_000);
  expect(own.heard).toEqual([]);
});

test('does not deliver messages of another channel', async () => {
  const [basket, session] = [listenIn(createTabChannel('basket')), listenIn(createTabChannel('session'))];
  createTabChannel<string>('session').announce('signed out');
  await vi.waitFor(() => expect(session.heard).toEqual(['signed out']), 30_000);
  expect(basket.heard).toEqual([]);
});

test('notifies a page that returns from the back/forward cache, but not one that loads', () => {
  const { heard, stop } = listenIn(createTabChannel('basket'));
  showPage(false);
  expect(heard).toEqual([]);
  showPage(true);
  expect(heard).toEqual(['returned']);
  stop();
  showPage(true);
  expect(heard).toEqual(['returned']);
});

test('delivers nothing after the listener is stopped', async () => {
  const tab = createTabChannel<string>('basket');
  const [stopped, other] = [listenIn(tab), listenIn(tab)];
  stopped.stop();
  createTabChannel<string>('basket').announce('changed');
  await vi.waitFor(() => expect(other.heard).toEqual(['changed']), 30_000);
  expect(stopped.heard).toEqual([]);
});

/** Runs work of two tabs at once; the steps in the order in which they happened. */
async function runInBoth(one: TabChannel<string>, other: TabChannel<string>): Promise<string[]> {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve));
    steps.push(`${name} ends`);
  };
  await Promise.all([one.exclusive(work('one')), other.exclusive(work('other'))]);
  return steps;
}

test('exclusive work runs in one tab at a time', async () => {
  const steps = await runInBoth(createTabChannel('basket'), createTabChannel('basket'));
  expect(steps).toEqual(['one starts', 'one ends', 'other starts', 'other ends']);
});

test('work of different subjects runs side by side', async () => {
  const steps = await runInBoth(createTabChannel('basket'), createTabChannel('session'));
  expect(steps.slice(0, 2).sort()).toEqual(['one starts', 'other starts']);
});

test('without Web Locks each tab runs its work at once', async () => {
  vi.stubGlobal('navigator', {});
  const steps = await runInBoth(createTabChannel('basket'), createTabChannel('basket'));
  expect(steps).toEqual(['one starts', 'other starts', 'one ends', 'other ends']);
});

test('exclusive work that fails lets the next begin', async () => {
  const [one, other] = [createTabChannel('basket'), createTabChannel('basket')];
  await expect(one.exclusive(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await other.exclusive(() => Promise.resolve('done'))).toBe('done');
});
