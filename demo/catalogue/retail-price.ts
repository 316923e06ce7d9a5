import { pick } from './seed.ts';

const endings = (euros: number): readonly number[] => {
  if (euros < 3) return [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
  if (euros < 20) return [0.25, 0.45, 0.5, 0.75, 0.9, 0.95, 0.99];
  if (euros < 150) return [0.5, 0.9, 0.9, 0.95];
  return [0, 0.5, 0.9, 0.9];
};

/** A calculated amount as a shelf label shows it: near it, with a usual ending. Euros. */
export function retailPrice(euros: number, seed: string): number {
  const whole = Math.floor(euros);
  const ending = pick(`ending ${seed}`, endings(euros));
  return Math.max(0.15, Math.round((whole + ending) * 100) / 100);
}
