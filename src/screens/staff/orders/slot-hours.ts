/** A slot in as few signs as a row has room for, as it is said at the counter: '9–11', '11–13:30'. */
export const shortHours = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${shortHour(from)}–${shortHour(to)}`;

const shortHour = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');
