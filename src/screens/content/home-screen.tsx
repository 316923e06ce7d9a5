import { useLoaderData } from 'react-router';
import { expectFound } from '#web/expect-found.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';

export async function loader({ context }: LoaderArguments) {
  return expectFound(await apiOf(context)('GET /catalog/section/tree', { query: {} }));
}

export default function HomeScreen() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{items.length}</h1>
    </>
  );
}
