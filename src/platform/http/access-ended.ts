import type { staffAccessErrors } from './handler.ts';

/**
 * Thrown inside the transaction of a call of the staff whose session has ended, or whose person has another role, since its access
 * was checked: nothing of it stays, and the call answers what its access would.
 */
export class AccessEnded extends Error {
  readonly code: keyof typeof staffAccessErrors;

  constructor(code: keyof typeof staffAccessErrors) {
    super(`the access of the call has ended: ${code}`);
    this.code = code;
  }
}
