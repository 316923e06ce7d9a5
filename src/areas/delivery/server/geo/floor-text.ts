/** Floor and door as the fields of an address have them; a part that was not typed is null. */
export interface FloorText {
  readonly floor: string | null;
  readonly apartment: string | null;
}

const ordinal = String.raw`\d{1,2}(?:[ºª°]|r|n|t|[èe]|a|o|er|on)?\.?`;
const door = String.raw`(?:\d{1,2}(?:[ºª°]|a)?|[a-d])\.?`;
const side = String.raw`dcha|dret\p{L}*|der(?:echa)?|izda?|izq\p{L}*|esq\p{L}*|centr[eo]`;
/** A floor that has a name. */
const named = String.raw`baj\p{L}*|bjs?|baix\p{L}*|bxs?|entl\p{L}*|entres\p{L}*|pral|principal|(?:sobre)?[àáa]tico?s?`;
/** What stands before the name of a staircase or a block, before a floor, and before a door. */
const [staircase, level, flat] = [String.raw`esc\p{L}*|blo\p{L}*`, 'piso?|planta', 'puerta|porta|pta|pt'];

const whole = (...patterns: string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})\\.?$`, 'iu');
const [isStaircase, isLevel, isFlat, isSide] = [whole(staircase), whole(level), whole(flat), whole(side)];
const isPlace = whole('loc(?:al)?');
const floorWord = whole(ordinal, '[a-d]', side, named, 'loc(?:al)?', staircase, level, flat);
/** '4-1', '4º-1ª', '3ºA', '3º1ª' */
const joined = new RegExp(`^(?:(${ordinal})[-–/](${door})|(\\d{1,2}[ºª°])(${door}))$`, 'iu');

/** Whether a word may say where in a building somebody lives: '3º', '2ª', '4-1', 'bajos', 'ático', 'esc.', 'izq.'. */
export const isFloorWord = (word: string): boolean => floorWord.test(word) || joined.test(word);

/** Tells floor and door apart: '1r 2a' → '1r' and '2a', 'esc. B 2º 1ª' → 'esc. B 2º' and '1ª', '4-1' → '4' and '1'. */
export function divideFloor(text: string | null): FloorText {
  const words = (text ?? '').split(/[\s,]+/).flatMap((word) => {
    const parts = joined.exec(word);
    return parts ? [parts[1] ?? parts[3]!, parts[2] ?? parts[4]!] : word || [];
  });
  const floor: string[] = [];
  while (isStaircase.test(words[0] ?? '')) floor.push(...words.splice(0, 2));
  if (isPlace.test(words[0] ?? '')) floor.push(...words.splice(0, 2));
  else {
    if (isLevel.test(words[0] ?? '')) words.shift();
    if (!isFlat.test(words[0] ?? '') && !isSide.test(words[0] ?? '')) floor.push(...words.splice(0, 1));
  }
  const apartment = words.filter((word) => !isFlat.test(word));
  return { floor: floor.join(' ') || null, apartment: apartment.join(' ') || null };
}
