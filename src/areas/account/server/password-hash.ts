import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '#platform/take-turns.ts';

// argon2id is the package's default; OWASP's cost: 19 MiB, two passes, one lane (docs/decisions/passwords.md).
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing shares four threads with file reading and name look-ups; a burst of logins must leave room for the pages.
const inTurn = takeTurns(Math.max(1, Math.min(3, availableParallelism() - 1)));

// One letter can be typed as one or two characters; both must open the same account.
const typed = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(typed(password), passwordCost));

let nobodys: Promise<string> | undefined;

/** Whether a password is right. Without a hash to compare with it takes the same time and says no. */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await nobodys);
  const right = await inTurn(() => verify(compared, typed(password)));
  return right && passwordHash !== null;
}
