// The first match counts: Edge and Opera also contain Chrome, Chrome contains Safari, phones the name of a desktop system.
const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'Chrome', 'CriOS', 'Safari'];
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'CrOS', 'Linux'];
const names: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  'Mac OS X': 'macOS',
  CrOS: 'ChromeOS',
};

/** From what somebody acts, by the User-Agent header: 'Firefox, Linux'; '?' for what is unknown, which device-text.ts says in words. */
export const deviceOf = (userAgent: string): string =>
  [browsers, systems]
    .map((known) => known.find((word) => userAgent.includes(word)) ?? '?')
    .map((word) => names[word] ?? word)
    .join(', ');
