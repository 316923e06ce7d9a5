import { z } from 'zod';
import { isPostalCode } from '#values/contact-rules.ts';

const line = (length: number) => z.string().trim().max(length);

/** An address as the checkout sends it (decisions.md section 7). */
export const addressSchema = z.object({
  value: z
    .object({
      latLng: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullish(),
      address: line(300).nullish(),
      zipcode: line(10)
        .refine(isPostalCode, { params: { code: 'incorrect_postal_code' } })
        .nullish(),
      placeId: line(200).nullish(),
    })
    .nullish(),
  street: line(200).nullish(),
  house: line(20).nullish(),
  floor: line(20).nullish(),
  apartment: line(20).nullish(),
  city: line(100).nullish(),
  extra: line(500).nullish(),
});
export type Address = z.output<typeof addressSchema>;

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
