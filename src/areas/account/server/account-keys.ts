import { createHmac, timingSafeEqual } from 'node:crypto';

/** Values that follow from the shop's secret, a different one for each purpose; whoever reads the database cannot make them. */
export interface AccountKeys {
  seal(purpose: 'refresh' | 'code' | 'attempt' | 'known browser', value: string): string;
  isSealed(purpose: Parameters<AccountKeys['seal']>[0], value: string, seal: string): boolean;
  readonly accessToken: Uint8Array;
}

export function accountKeys(secret: string): AccountKeys {
  const digest = (purpose: string, value: string) => createHmac('sha256', secret).update(`${purpose}\n${value}`);
  const seal: AccountKeys['seal'] = (purpose, value) => digest(purpose, value).digest('base64url');
  return {
    seal,
    isSealed(purpose, value, given) {
      const right = Buffer.from(seal(purpose, value));
      const other = Buffer.from(given);
      return right.length === other.length && timingSafeEqual(right, other);
    },
    accessToken: digest('access token', 'HS256').digest(),
  };
}
