import { IconSprite } from '#design/icon-sprite.tsx';
import { ErrorPage } from './error-page.tsx';

/** The error page where not even header and footer could be loaded. */
export const FramelessError = () => (
  <>
    <IconSprite />
    <main id="main">
      <ErrorPage />
    </main>
  </>
);
