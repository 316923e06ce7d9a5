/**
 * Whether a number is a Global Trade Item Number: of 8, 12, 13 or 14 digits, with the right check digit, and outside the ranges
 * that GS1 reserves for numbers within a shop and for coupons (prefixes 02, 04, 05, 20 to 29, 98 and 99; of GTIN-8 0 and 2).
 */
export function isGtin(number: string | null): number is string {
  if (number === null || !/^(?:\d{8}|\d{12,14})$/.test(number)) return false;
  if (number.length === 8) return !/^[02]/.test(number) && hasCheckDigit(number);
  const gtin14 = number.padStart(14, '0');
  return !/^.(?:0[245]|2|9[89])/.test(gtin14) && hasCheckDigit(gtin14);
}

/** From the right, the digits before the check digit weigh 3 and 1 in turn. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
