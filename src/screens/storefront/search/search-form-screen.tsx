import { redirect } from 'react-router';
import type { LoaderArguments } from '#web/router-context.ts';

/** The target of the search box without scripts: redirects to the text's own address, or home when it is empty. */
export function loader({ request }: LoaderArguments): never {
  const text = new URL(request.url).searchParams.get('text')?.trim();
  throw redirect(text ? `/search/${encodeURIComponent(text)}` : '/');
}

export default function SearchFormScreen() {
  return null;
}
