import { expect, test } from 'vitest';
import { hasCookie } from './request-visit.ts';

test.each(['basket=1', '__Host-basket=1', 'consent=none.1;basket=', 'a=b; client_id=x; c=d'])(
  'finds one of the cookies in "%s"',
  (header) => expect(hasCookie(header, ['basket', 'client_id'])).toBe(true),
);

test.each([undefined, '', 'consent=basket', 'my-basket=1', 'basket2=1', 'a=1; __Host-consent=basket=1'])(
  'finds none of the cookies in "%s"',
  (header) => expect(hasCookie(header, ['basket', 'client_id'])).toBe(false),
);
