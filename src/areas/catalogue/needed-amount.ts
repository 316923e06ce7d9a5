import type { Calculation } from './calculation-of.ts';

/** What a buyer says: square metres, metres or pieces; coats; centimetres of thickness; percent more for cuts and breakage. */
export interface Task {
  readonly size: number;
  readonly coats: number;
  readonly thickness: number;
  readonly waste: number;
}

/** The most that is reckoned with: more is asked for at the counter. */
export const maxTask = { size: 10_000, coats: 10, thickness: 50, waste: 50 } as const satisfies Task;

/** What is cut or laid breaks and leaves offcuts: a tenth more. What is mixed or poured is counted as it is. */
export const defaultWaste = ({ kind, measure }: Pick<Calculation, 'kind' | 'measure'>): number =>
  kind === 'area' && measure !== 'kg' ? 10 : 0;

/** Whether waste is asked for: paint and counted pieces have none. */
export const hasWaste = ({ kind }: Pick<Calculation, 'kind'>): boolean => kind !== 'coats' && kind !== 'pieces';

/** How much a task takes, in the calculation's measure, rounded up to a thousandth of it. */
export function neededAmount({ kind, rate }: Pick<Calculation, 'kind' | 'rate'>, task: Task): number {
  const times = kind === 'coats' ? task.coats : kind === 'thickness' ? task.thickness : 1;
  const waste = hasWaste({ kind }) ? task.waste : 0;
  const thousandths = task.size * times * rate * (1 + waste / 100) * 1000;
  // 35 × 2 × 0,1 is a little more than 7 in binary fractions.
  return Math.ceil(thousandths - 1e-6) / 1000;
}
