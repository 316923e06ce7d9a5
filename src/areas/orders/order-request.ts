import { z } from 'zod';
import { nameSchemas, shopDay, shopTime } from '#values/contract-fields.ts';
import { isPhone, normalPhone } from '#values/contact-rules.ts';
import type { Alternative } from '#values/either-of.ts';
import { hasNoLinks } from '#values/plain-line.ts';
import { documentTypes, isDocumentNumber, isPersonalTaxId, maxDocumentLength, normalDocument } from '#values/tax-id.ts';
import { customerTypes, emailSchema, personNameSchema } from '#areas/account/contract.ts';
import { addressSchema, missingAddressParts, nameLineSchema } from '#areas/delivery/address.ts';
import { deliveryTypes } from '#areas/delivery/contract.ts';
import { type OrderPaymentMethod, paymentMethods } from '#areas/payment/contract.ts';
import { isLender } from '#areas/payment/lenders.ts';

const rule = (code: string) => ({ params: { code } });
const phone = z.string().trim().max(30).refine(isPhone, rule('incorrect_phone')).transform(normalPhone);

export const identityDocument = z
  .object({ type: z.enum(documentTypes), number: z.string().trim().min(1).max(maxDocumentLength) })
  .refine(({ type, number }) => isDocumentNumber(type, number), { path: ['number'], ...rule('incorrect_document') })
  .transform(({ type, number }) => ({ type, number: normalDocument(type, number) }));

/** A company needs its name and CIF, a self-employed person NIF or NIE; an individual's document is optional (decisions.md section 10). */
const customer = z
  .object({
    type: z.enum(customerTypes),
    name: personNameSchema,
    surname: personNameSchema,
    email: emailSchema,
    phone,
    document: identityDocument.nullish(),
    organization: nameLineSchema.nullish(),
    address: addressSchema
      .nullish()
      .describe(
        'The address for the invoice; without it that of the delivery serves. The checkout asks companies that collect more than 400 € for it, and individuals who want a full invoice.',
      ),
    wantsInvoice: z
      .boolean()
      .nullish()
      .describe(
        'An individual wants a full invoice: `document` is needed. Companies get one once their address is known.',
      ),
  })
  .superRefine(({ type, document, organization }, context) => {
    const refuse = (path: string[], code: string) => context.addIssue({ code: 'custom', path, params: { code } });
    if (type === 'individual') {
      if (document?.type === 'CIF') refuse(['document', 'type'], 'cif_of_individual');
      return;
    }
    if (!organization && !isPersonalTaxId(document)) refuse(['organization'], 'organization_needed');
    if (!document || document.type === 'PASSPORT') refuse(['document'], 'cif_needed');
  })
  .meta({
    eitherOf: [
      { when: { type: 'individual' }, needs: [], without: ['organization'] },
      { when: { type: 'legal' }, needs: ['document'], without: [] },
    ] satisfies Alternative[],
  });

export const day = shopDay().refine((date) => date >= '1900', rule('incorrect_date'));
export const time = shopTime();

/** Goods to be delivered need an address, a day and a slot (422); zone and price are the server's and never read. */
const delivery = z
  .object({
    type: z.enum(deliveryTypes),
    address: addressSchema.nullish(),
    pickupPointId: z.int().nullish(),
    date: day
      .nullish()
      .describe('A day in Europe/Madrid; for pickup it and the slot may be missing: as soon as possible.'),
    slot: z.object({ from: time, to: time }).nullish(),
    takeBack: z
      .boolean()
      .nullish()
      .describe(
        'The van takes an old appliance along, one for one and free of charge (RD 110/2015); ignored for pickup and without appliances.',
      ),
  })
  .superRefine(({ type, address, date, slot }, context) => {
    if (type === 'pickup') return;
    const refuse = (path: string, code: string) =>
      context.addIssue({ code: 'custom', path: path.split('.'), params: { code } });
    if (!address) refuse('address', 'address_needed');
    else for (const part of missingAddressParts(address)) refuse(`address.${part}`, 'address_part_needed');
    if (!date) refuse('date', 'date_needed');
    if (!slot) refuse('slot', 'slot_needed');
  })
  .meta({
    eitherOf: [
      { when: { type: 'delivery' }, needs: ['address', 'date', 'slot'], without: ['pickupPointId'] },
      { when: { type: 'pickup' }, needs: [], without: ['address', 'takeBack'] },
    ] satisfies Alternative[],
  });

/** What every order says, whoever makes it. */
export const orderFields = {
  customer,
  receiver: z.object({ name: nameLineSchema.min(1), phone }).nullish(),
  delivery: delivery
    .nullish()
    .describe(
      'May be missing where nothing in the basket is handed over: virtual articles that are not done at home. Missing otherwise: delivery_missing.',
    ),
  payment: z.enum(paymentMethods),
  comment: z.string().trim().max(1000).refine(hasNoLinks, rule('no_links')).nullish(),
  agree: z.boolean().refine((agreed) => agreed, rule('agreement_needed')),
  expectedPrice: z
    .number()
    .min(0)
    .max(1_000_000_000)
    .nullish()
    .describe('Euros, VAT included, that stood at the pay button: goods and delivery. A difference is basket_changed.'),
};

/** A lender has to know who borrows: financing needs an individual's document too (decisions.md section 7). */
export function refuseUnknownBorrower(
  { customer: { document }, payment }: { customer: { document?: unknown }; payment: OrderPaymentMethod },
  context: z.RefinementCtx,
): void {
  if (isLender(payment) && !document)
    context.addIssue({ code: 'custom', path: ['customer', 'document'], params: { code: 'document_needed' } });
}

export const orderRequest = z
  .object({
    ...orderFields,
    basketVersion: z
      .int()
      .min(0)
      .nullish()
      .describe('The version of the basket that the customer was shown; another one is basket_changed.'),
  })
  .superRefine(refuseUnknownBorrower);
export type OrderRequest = z.output<typeof orderRequest>;

nameSchemas({
  IdentityDocument: identityDocument,
  OrderRequest: orderRequest,
});
