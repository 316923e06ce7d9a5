import { z } from 'zod';
import { emailSchema } from '#areas/account/contract.ts';
import { retryFacts } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';

const key = z.string().max(100).describe('From the link of the mail.');

export const askForNotice = defineCall({
  summary:
    'Asks for one mail once there is more of a product than now. Unless it is the address of the account, a link mailed to it confirms this first',
  access: 'optional',
  body: z.object({ product_id: z.int(), email: emailSchema }),
  answer: z.literal(true),
  errors: {
    product_not_found: 404,
    product_not_sellable: { status: 409, when: 'Archived or unsellable: it does not come back.' },
    too_many_attempts: { status: 429, facts: retryFacts },
  },
});

export const confirmNotice = defineCall({
  summary: 'Confirms the address of a notice by the link that was mailed to it',
  access: 'public',
  body: z.object({ key }),
  answer: z.literal(true),
  errors: { notice_not_found: { status: 404, when: 'It has expired, was ended or its mail was sent.' } },
});

export const endNotice = defineCall({
  summary: 'Ends a notice by the link in each of its mails; also answers true where it has ended',
  access: 'public',
  body: z.object({ key }),
  answer: z.literal(true),
  errors: { notice_not_found: { status: 404, when: 'The key is of none.' } },
});
