import { textsOf } from '../read-table.ts';

/** Hazard and precautionary statements of Regulation (EC) 1272/2008, annexes II to IV; in Spanish the official wording. */
export const clpPhrase = textsOf('clp-phrases');
