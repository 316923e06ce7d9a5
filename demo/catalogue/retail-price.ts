import { pick } from './seed.ts';

const endings = (euros: number): readonly number[] => {
  if (euros < 20) return [0.25, 0.45, 0.5, 0.75, 0.9, 0.95, 0.99];
  if (euros < 150) return [0.5, 0.9, 0.9, 0.95];
  return [0, 0.5, 0.9, 0.9];
};

/** A calculated amount as a shelf label shows it: near it, with a usual ending. Euros. */
export function retailPrice(euros: number, seed: string): number {
  // Below three euros another ending would double or halve the price; five cents are the finest step of a label.
  if (euros < 3) return Math.max(0.15, Math.round(euros * 20) / 20);
  const whole = Math.floor(euros);
  const ending = pick(`ending ${seed}`, endings(euros));
  return Math.round((whole + ending) * 100) / 100;
}
