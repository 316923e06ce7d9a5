export const sessionMessages = {
  es: {
    since: (moment: string) => `desde ${moment}`,
    lastSeen: (moment: string) => `última vez ${moment}`,
    locked: 'bloqueada',
  },
  ca: {
    since: (moment: string) => `des ${/^[aeiou]/.test(moment) ? 'd’' : 'de '}${moment}`,
    lastSeen: (moment: string) => `darrera vegada ${moment}`,
    locked: 'blocada',
  },
};
