import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

interface ServerMarkupProps {
  /** May be of a lazy component. */
  readonly children: ReactNode;
}

const never = () => () => {};

/**
 * A part of a page in which nothing reacts to the visitor: the browser leaves the server's markup as it is, and needs the
 * children, and so their code, only when the visitor goes on to another page.
 */
export function ServerMarkup({ children }: ServerMarkupProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  if (isFromServer && !import.meta.env.SSR)
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
}
