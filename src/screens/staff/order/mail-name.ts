import type { messages } from './messages.ts';

type Names = (typeof messages)['es' | 'ca']['mailNames'];
const again = ', again';

/** What a mail of an order is called for people; `about` is what the log of mails calls it: 'order 26-889871, ready, again'. */
export function mailName(names: Names, about: string): string {
  if (about.endsWith(again)) return names.again(mailName(names, about.slice(0, -again.length)));
  const [subject = '', ...rest] = about.split(', ');
  if (subject.startsWith('return ')) return names.return(subject.slice('return '.length));
  const kind = rest.join(', ');
  const name = Object.hasOwn(names, kind) ? names[kind as keyof Names] : undefined;
  return typeof name === 'string' ? name : names.store;
}
