import { pick } from './seed.ts';

const endings = (euros: number): readonly number[] => {
  if (euros < 20) return [0.25, 0.45, 0.5, 0.75, 0.9, 0.95, 0.99];
  if (euros < 150) return [0.5, 0.9, 0.9, 0.95];
  return [0, 0.5, 0.9, 0.9];
};

/** Rounds an amount in euros to a usual retail price. */
export function retailPrice(euros: number, seed: string): number {
  // Below three euros a changed ending would distort the price; labels use steps of five cents.
  if (euros < 3) return Math.max(0.15, Math.round(euros * 20) / 20);
  const whole = Math.floor(euros);
  const ending = pick(`ending ${seed}`, endings(euros));
  return Math.round((whole + ending) * 100) / 100;
}
