import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

// argon2id is the package's default; the reasons for its cost are in docs/decisions/passwords.md.
export const passwordCost = { memoryCost: 19_456, timeCost: 4, parallelism: 1 };

// Hashing shares Node's four worker threads with file reads and DNS look-ups; a burst of logins must leave some free.
const limit = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

// An accented letter can be typed as one or two code points; both are the same password.
const normalise = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => limit(() => hash(normalise(password), passwordCost));

let placeholderHash: Promise<string> | undefined;

/** Whether a password fits a hash. Without a hash it is false after the same time, so that timing reveals no account. */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  placeholderHash ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await placeholderHash);
  const right = await limit(async () => {
    const isRight = await verify(compared, normalise(password));
    // A cheaper hash of former years would be refused sooner and so reveal that the account exists.
    const missing = missingWork(compared);
    if (!isRight && missing > 0) {
      const timeCost = Math.max(1, Math.round(missing / passwordCost.memoryCost));
      await hash(normalise(password), { ...passwordCost, memoryCost: Math.ceil(missing / timeCost), timeCost });
    }
    return isRight;
  });
  return right && passwordHash !== null;
}

/** Whether a hash was made with a former cost; it is replaced at the next login. */
export const isOutdated = (passwordHash: string): boolean => {
  const { memoryCost, timeCost } = costOf(passwordHash);
  return memoryCost !== passwordCost.memoryCost || timeCost !== passwordCost.timeCost;
};

/** How much less work a comparison with this hash is than with one of today's cost, in KiB × passes. */
export function missingWork(passwordHash: string): number {
  const { memoryCost, timeCost } = costOf(passwordHash);
  return Math.max(0, passwordCost.memoryCost * passwordCost.timeCost - memoryCost * timeCost);
}

function costOf(passwordHash: string): { memoryCost: number; timeCost: number } {
  const [, memoryCost, timeCost] = /\$m=(\d+),t=(\d+),/.exec(passwordHash) ?? [];
  if (!memoryCost || !timeCost) throw new Error('password hash without cost parameters');
  return { memoryCost: Number(memoryCost), timeCost: Number(timeCost) };
}
