import { textsOf } from '../read-table.ts';

/** The warning of a code as makers print it, by what it warns of. */
export const warningText = textsOf('warnings');
