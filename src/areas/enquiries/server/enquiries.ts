import { sameEmail } from '#values/email.ts';
import { mailboxOf } from '#values/mailbox.ts';
import type { ParsedInput } from '#values/call.ts';
import type { Config } from '#platform/config.ts';
import { countedNetworks } from '#platform/http/addresses/network.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Account, Limit } from '#areas/account/server/account.ts';
import { daySeconds, hourSeconds } from '#values/durations.ts';
import type { sendEnquiry } from '../contract.ts';
import { createEnquiryMails, type EnquiryMailParts } from './enquiry-mails.ts';

/** Messages from one network. Behind the address of a phone company there are thousands of shoppers. */
const networkLimit = (network: string): Limit => ({
  subject: `enquiries from ${network}`,
  max: 30,
  withinSeconds: hourSeconds,
});

/** Messages with one address, which gets a confirmation of each: nobody can be flooded with them. */
const emailLimit = (email: string): Limit => ({
  subject: `enquiries of ${mailboxOf(email)}`,
  max: 5,
  withinSeconds: daySeconds,
});

type EnquiryParts = EnquiryMailParts & {
  readonly account: Pick<Account, 'withinLimits'>;
  readonly mode: Config['mode'];
};

/** Messages of the contact form. They are mailed and not stored: the shop answers from its mailbox. */
export function createEnquiries({ account, mode, ...parts }: EnquiryParts) {
  const mails = createEnquiryMails(parts);
  return {
    async send({ agree: _, website = '', ...enquiry }: ParsedInput<typeof sendEnquiry>['body'], visit: Visit) {
      if (website !== '') return true as const;
      const { user, locale } = visit;
      const isOwnEmail = user?.kind === 'account' && sameEmail(user.email, enquiry.email);
      return account.withinLimits(visit, { networkLimit, limits: [emailLimit(enquiry.email)] }, async (tx) => {
        await mails.add(tx, { ...enquiry, locale, isOwnEmail }, countedNetworks(visit.ip, mode));
        return true as const;
      });
    },
  };
}

export type Enquiries = ReturnType<typeof createEnquiries>;
