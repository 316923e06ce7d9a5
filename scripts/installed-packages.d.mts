export type Purpose = 'production' | 'build' | 'tools';

/** Compares the folder's packages with what its lock file names for a purpose; as places such as `node_modules/react`. */
export function comparePackages(root: string, purpose: Purpose): { missing: string[]; extra: string[] };
