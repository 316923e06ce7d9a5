import { expect, it } from 'vitest';
import { countPeople } from './people-count.ts';
import { messages } from './messages.ts';

const person = (state: 'active' | 'invited' | 'ended', hasApp: boolean, passkeys = 0) => ({ state, hasApp, passkeys });

it('counts who may sign in, and who does so with a password alone', () => {
  const people = [
    person('active', true),
    person('active', false, 2),
    person('active', false),
    person('invited', false),
    person('ended', true),
  ];
  expect(countPeople(people)).toEqual({ all: 3, lacking: 1 });
});

it.each([
  [4, 0, '4 personas, todas con segundo factor', '4 persones, totes amb segon factor'],
  [4, 1, '4 personas, 1 sin segundo factor', '4 persones, 1 sense segon factor'],
  [1, 0, '1 persona, con segundo factor', '1 persona, amb segon factor'],
  [1, 1, '1 persona, sin segundo factor', '1 persona, sense segon factor'],
])('says of %i people of whom %i lack a second factor how many there are', (all, lacking, es, ca) => {
  expect([messages.es.count(all, lacking), messages.ca.count(all, lacking)]).toEqual([es, ca]);
});
