/** 'Martes, 24 de noviembre': a title, where a sentence has 'martes 24 de noviembre'. */
export const titleOf = (day: string): string =>
  day.replace(/^\p{L}/u, (letter) => letter.toUpperCase()).replace(' ', ', ');
