import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How many of a wrapping row's items stand in its first line; null until measured. */
export function useOverflow<Row extends HTMLElement>(): { ref: RefObject<Row | null>; fitting: number | null } {
  const ref = useRef<Row>(null);
  const [fitting, setFitting] = useState<number | null>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = (): void => {
      const items = [...row.children] as HTMLElement[];
      const isVisible = row.offsetParent !== null;
      const wrapped = items.findIndex((item) => item.offsetTop > items[0]!.offsetTop || item.offsetLeft < 0);
      setFitting(!isVisible ? 0 : wrapped === -1 ? items.length : wrapped);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { ref, fitting };
}
