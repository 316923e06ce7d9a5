import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takeTurns } from '#platform/take-turns.ts';

// argon2id is the package's default; the reasons for its cost are in docs/decisions/passwords.md.
export const passwordCost = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };

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
  const right = await inTurn(async () => {
    const isRight = await verify(compared, typed(password));
    // Else a wrong password would be refused sooner where the account is an old one, and so tell that there is one.
    const missing = missingWork(compared);
    if (!isRight && missing > 0) {
      const timeCost = Math.max(1, Math.round(missing / passwordCost.memoryCost));
      await hash(typed(password), { ...passwordCost, memoryCost: Math.ceil(missing / timeCost), timeCost });
    }
    return isRight;
  });
  return right && passwordHash !== null;
}

/** Whether a hash was made at another cost than today's, to be made anew once its password is at hand. */
export const isOutdated = (passwordHash: string): boolean => {
  const { memoryCost, timeCost } = costOf(passwordHash);
  return memoryCost !== passwordCost.memoryCost || timeCost !== passwordCost.timeCost;
};

/** By how many KiB and passes comparing with this hash is less work than with one of today's cost. */
export function missingWork(passwordHash: string): number {
  const { memoryCost, timeCost } = costOf(passwordHash);
  return Math.max(0, passwordCost.memoryCost * passwordCost.timeCost - memoryCost * timeCost);
}

function costOf(passwordHash: string): { memoryCost: number; timeCost: number } {
  const [, memoryCost, timeCost] = /\$m=(\d+),t=(\d+),/.exec(passwordHash) ?? [];
  if (!memoryCost || !timeCost) throw new Error('a password hash does not tell its cost');
  return { memoryCost: Number(memoryCost), timeCost: Number(timeCost) };
}
