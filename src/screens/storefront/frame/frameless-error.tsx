import { ErrorPage } from './error-page.tsx';

/** The error page where not even header and footer could be loaded. */
export const FramelessError = () => (
  <main id="main">
    <ErrorPage />
  </main>
);
