export type Purpose = 'production' | 'build' | 'tools';

export function listMissing(root: string, purpose: Purpose): string[];
export function listExtra(root: string, purpose: Purpose): string[];
