import { expect, it } from 'vitest';
import { storeState } from './store-state.ts';

const hours = [
  { from: '08:00', to: '13:30' },
  { from: '15:00', to: '19:00' },
];

it.each([
  ['07:59', { kind: 'opens', at: '08:00' }],
  ['08:00', { kind: 'open', at: '13:30' }],
  ['13:30', { kind: 'opens', at: '15:00' }],
  ['18:59', { kind: 'open', at: '19:00' }],
  ['19:00', { kind: 'over' }],
])('at %s', (time, state) => {
  expect(storeState(hours, time)).toEqual(state);
});

it('is closed on a day without hours', () => {
  expect(storeState([], '10:00')).toEqual({ kind: 'closed' });
});
