import { useEffect, useEffectEvent } from 'react';

type Scan = (code: string) => void;
const fields: Scan[] = [];

/** Takes what a scanner reads outside all fields, while the component is there; the one that came last has it. */
export function useScanField(onScan: Scan): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    const field: Scan = (code) => scan(code);
    fields.push(field);
    return () => void fields.splice(fields.indexOf(field), 1);
  }, []);
}

/** The field for scans of the screen that is shown, where it has one. */
export const scanField = (): Scan | undefined => fields.at(-1);
