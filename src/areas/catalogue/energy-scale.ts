/** All classes that labels of the Union have had, the best first; a scale is a part of them. */
export const energyClasses: readonly string[] = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The last of a label's seven colours. */
const lastColour = 7;

/** The colour of a class on its scale ('A-G'), from 1, dark green, to 7, red; null: the scale does not have it. */
export function energyRank(energyClass: string, scale: string): number | null {
  const at = energyClasses.indexOf(energyClass);
  const [best = -1, worst = -1] = scale.split('-').map((end) => energyClasses.indexOf(end));
  return best >= 0 && at >= best && at <= worst ? Math.min(at - best + 1, lastColour) : null;
}

/** Whether the registry knows a number: a demo's is none of its. */
export const isEprelNumber = (eprel: string | null | undefined): eprel is string => /^\d+$/.test(eprel ?? '');
