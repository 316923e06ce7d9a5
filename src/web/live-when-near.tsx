import { type ReactNode, startTransition, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What was typed into the fields of the server's markup, by their names, before its code had arrived. */
export type TypedValues = Readonly<Record<string, string>>;

interface LiveWhenNearProps {
  /** May be of a lazy component that draws the same as on the server. */
  readonly children: (typed: TypedValues) => ReactNode;
}

/** Distance from the viewport at which it comes alive. */
const nearMargin = '600px';
const never = () => () => {};

/** A part of a page whose code the browser needs only when the visitor comes near: until then it leaves the server's markup as it is. */
export function LiveWhenNear({ children }: LiveWhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  const [typed, setTyped] = useState<TypedValues | null>(null);
  useEffect(() => {
    const part = place.current;
    if (!isFromServer || !part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const fields = [...part.querySelectorAll('input')].map(({ name, value }) => [name, value] as const);
        startTransition(() => setTyped(Object.fromEntries(fields)));
      },
      { rootMargin: nearMargin },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [isFromServer]);
  const isMarkup = isFromServer && !typed && !import.meta.env.SSR;
  // The place is outside: what a boundary holds is hydrated after this effect.
  return (
    <div ref={place}>
      <Suspense>
        {isMarkup ? (
          <div key="markup" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        ) : (
          <div key="live">{children(typed ?? {})}</div>
        )}
      </Suspense>
    </div>
  );
}
