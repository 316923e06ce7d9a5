import { Outlet, ScrollRestoration } from 'react-router';

export function Frame() {
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
