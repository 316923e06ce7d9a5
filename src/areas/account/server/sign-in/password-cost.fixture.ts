import { afterAll, beforeAll } from 'vitest';
import { passwordCost } from './password-hash.ts';

const realCost = { ...passwordCost };

/** Tests hash thousands of passwords, which at the real cost took most of their time. */
export const hashCheaply = (): void => void Object.assign(passwordCost, { memoryCost: 1024, timeCost: 1 });

/** Hashes at the real cost, for tests of what that brings with it. */
export function hashAtRealCost(): void {
  beforeAll(() => void Object.assign(passwordCost, realCost));
  afterAll(hashCheaply);
}
