import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the window at its top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(!entry!.isIntersecting && entry!.boundingClientRect.bottom < 0),
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
