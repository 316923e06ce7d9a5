import { z } from 'zod';
import { nameSchemas } from '#values/contract-fields.ts';
import { isPostalCode } from '#values/contact-rules.ts';
import { addressLengths, isPlainLine, nameLineLength } from '#values/plain-line.ts';

const plainLine = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine(isPlainLine, { params: { code: 'not_plain_line' } });

/** What a company, or whoever receives the goods, is called. */
export const nameLineSchema = plainLine(nameLineLength);

/** An address as the checkout sends it (decisions.md section 7). */
export const addressSchema = z.object({
  value: z
    .object({
      latLng: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullish(),
      address: plainLine(300).nullish(),
      zipcode: z
        .string()
        .trim()
        .max(10)
        .refine(isPostalCode, { params: { code: 'incorrect_postal_code' } })
        .nullish(),
      placeId: plainLine(200).nullish(),
    })
    .nullish(),
  street: plainLine(addressLengths.street).nullish(),
  house: plainLine(addressLengths.house).nullish(),
  floor: plainLine(addressLengths.floor).nullish(),
  apartment: plainLine(addressLengths.apartment).nullish(),
  city: plainLine(addressLengths.city).nullish(),
  extra: plainLine(addressLengths.extra).nullish(),
});
export type Address = z.output<typeof addressSchema>;

const text = z.string().nullish();
export const storedAddress = z.object({
  value: addressSchema.shape.value.unwrap().unwrap().extend({ address: text, zipcode: text, placeId: text }).nullish(),
  street: text,
  house: text,
  floor: text,
  apartment: text,
  city: text,
  extra: text,
});

/** The parts of an address without which nothing can be sent there; for the form as for the order. */
export const missingAddressParts = ({ value, street }: Address): ('street' | 'value.zipcode')[] => [
  ...(street || value?.address ? [] : (['street'] as const)),
  ...(value?.zipcode ? [] : (['value.zipcode'] as const)),
];

/** Street, house, floor and door; or what a map says of the place where they are unknown; empty without an address. */
export function streetOf(address: Address | null | undefined): string {
  if (!address) return '';
  const { value, street, house, floor, apartment } = address;
  const own = [[street, house].filter(Boolean).join(', '), floor, apartment].filter(Boolean).join(', ');
  return own || (value?.address ?? '');
}

/** Street and house, postal code and town, and what else the customer wrote about the way there. */
export function addressLines(address: Address): string[] {
  const { value, city, extra } = address;
  const town = [value?.zipcode, city].filter(Boolean).join(' ');
  return [streetOf(address), town, extra ?? ''].filter(Boolean);
}

nameSchemas({
  Address: addressSchema,
  StoredAddress: [storedAddress, 'An address as it is stored: one of earlier versions may be longer.'],
});
