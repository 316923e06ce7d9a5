import { useRouteError } from 'react-router';

export function ErrorPage() {
  const error = useRouteError() as { status?: number };
  return <h1>{error.status ?? 500}</h1>;
}
