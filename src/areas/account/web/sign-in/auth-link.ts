import { formatQuery } from '#values/format-query.ts';

/** The action of a mailed link (storefront.md section 2). Missing values are empty. */
export type AuthLink =
  | {
      readonly view: 'confirmation';
      readonly type: 'registration' | 'change';
      readonly email: string;
      readonly confirmCode: string;
    }
  | { readonly view: 'newPassword'; readonly email: string; readonly checkword: string };

const parameters = ['event', 'email', 'confirmCode', 'checkword'];

export function readAuthLink(search: string): AuthLink | null {
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name) ?? '';
  const event = value('event');
  if (event === 'resetPassword') return { view: 'newPassword', email: value('email'), checkword: value('checkword') };
  if (event !== 'confirmRegistration' && event !== 'confirmEmail') return null;
  const type = event === 'confirmEmail' ? 'change' : 'registration';
  return { view: 'confirmation', type, email: value('email'), confirmCode: value('confirmCode') };
}

/** The query without the link's parameters. */
export function withoutAuthLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of parameters) query.delete(name);
  return formatQuery(query);
}
