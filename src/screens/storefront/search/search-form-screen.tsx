import { redirect } from 'react-router';
import type { LoaderArguments } from '#web/router-context.ts';

/** Where the search box leads without a script: on to the text's own address, or home when there is none. */
export function loader({ request }: LoaderArguments): never {
  const text = new URL(request.url).searchParams.get('text')?.trim();
  throw redirect(text ? `/search/${encodeURIComponent(text)}` : '/');
}

export default function SearchFormScreen() {
  return null;
}
