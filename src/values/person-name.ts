// Latin and Cyrillic letters; space, apostrophe, hyphen and middle dot between them (decisions.md section 4).
const letters = '\\p{Script=Latin}\\p{Script=Cyrillic}';
const separators = " '’·-";
const whole = new RegExp(`^[${letters}]+(?:[${separators}]+[${letters}]+)*$`, 'u');
const dropped = new RegExp(`[^${letters}${separators}]`, 'gu');
const leading = new RegExp(`^[${separators}]+`, 'u');
const trailing = new RegExp(`[${separators}]+$`, 'u');

export const personNameLength = 100;

export const isPersonName = (text: string): boolean => text.length <= personNameLength && whole.test(text);

/** Drops what a name may not contain while it is typed; a separator may stand at the end, before the next letter. */
export const typedPersonName = (text: string): string =>
  text.normalize('NFC').replace(dropped, '').replace(leading, '').replace(/ {2,}/g, ' ').slice(0, personNameLength);

/** A name that is finished: 'Soler ' → 'Soler'. */
export const finishedPersonName = (text: string): string => typedPersonName(text).replace(trailing, '');
