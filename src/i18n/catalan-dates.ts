/** Catalan elides before the first and the eleventh: 'l’1 de gener', but 'el 2'. A date that begins with its weekday never is. */
const isElided = (date: string): boolean => /^(?:1|11)\b/.test(date);

/** 'el 2 de gener', 'l’11 de gener'. */
export const elDate = (date: string): string => (isElided(date) ? `l’${date}` : `el ${date}`);

/** 'al 2 de gener', 'a l’11 de gener'. */
export const alDate = (date: string): string => (isElided(date) ? `a l’${date}` : `al ${date}`);

/** 'del 2 de gener', 'de l’11 de gener'. */
export const delDate = (date: string): string => (isElided(date) ? `de l’${date}` : `del ${date}`);
