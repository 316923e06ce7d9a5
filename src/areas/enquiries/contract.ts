import { z } from 'zod';
import { retryFacts } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { isPhone, normalPhone } from '#values/contact-rules.ts';
import { emailSchema, personNameSchema } from '#areas/account/contract.ts';
import { enquirySubjects, maxMessageLength, maxReferenceLength } from './enquiry-rules.ts';

const rule = (code: string) => ({ params: { code } });

export const sendEnquiry = defineCall({
  summary: 'Mails a message of the contact form to the shop, and a confirmation to its sender',
  access: 'optional',
  body: z.object({
    name: personNameSchema,
    email: emailSchema,
    phone: z.string().trim().max(30).refine(isPhone, rule('incorrect_phone')).transform(normalPhone).optional(),
    subject: z.enum(enquirySubjects),
    reference: z
      .string()
      .trim()
      .max(maxReferenceLength)
      .regex(/^[^\r\n\t]*$/)
      .optional()
      .describe('An article or order number.'),
    message: z.string().trim().min(1).max(maxMessageLength),
    agree: z
      .boolean()
      .refine((agreed) => agreed, rule('agreement_needed'))
      .describe('Whether the privacy policy has been read.'),
    website: z
      .string()
      .max(200)
      .optional()
      .describe('Hidden from people: what fills it in is a program, which is answered as usual and nothing is sent.'),
  }),
  answer: z.literal(true),
  errors: { too_many_attempts: { status: 429, facts: retryFacts } },
});
