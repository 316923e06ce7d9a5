/** A slot in as few signs as a row has room for, as it is said at the counter: '9–11', '11–13:30'. */
export const shortHours = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${shortHour(from)}–${shortHour(to)}`;

/** A slot in full, without the zeros of a clock: '9:00 – 11:00'. */
export const fullHours = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${plainHour(from)}\u00A0–\u00A0${plainHour(to)}`;

/** '9:00', and '11:00' as it is. */
export const plainHour = (time: string): string => time.replace(/^0(?=\d)/, '');

const shortHour = (time: string): string => plainHour(time).replace(/:00$/, '');
