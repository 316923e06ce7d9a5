import { useSyncExternalStore } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { messages } from './messages.ts';
import styles from './gate.module.css';

const touch = matchMedia('(pointer: coarse)');
const listen = (onChange: () => void) => {
  touch.addEventListener('change', onChange);
  return () => touch.removeEventListener('change', onChange);
};

/** Whether fingers are what this device is used with: the counter's tablet, a telephone. */
export const useIsTouch = (): boolean => useSyncExternalStore(listen, () => touch.matches);

type PinPadProps = { typed: string; max: number; onType: (text: string) => void };

/** Large digits for a PIN; the field above shows how many there are, and takes a keyboard's all the same. */
export function PinPad({ typed, max, onType }: PinPadProps) {
  const t = useMessages(messages);
  return (
    <>
      <p className="vh" role="status">
        {typed !== '' && t.digits(typed.length)}
      </p>
      <div className={styles.pad} role="group" aria-label={t.pad}>
        {[...'1234567890'].map((digit) => (
          <Button key={digit} disabled={typed.length >= max} onClick={() => onType(typed + digit)}>
            {digit}
          </Button>
        ))}
        <Button look="quiet" disabled={typed === ''} onClick={() => onType(typed.slice(0, -1))}>
          {t.deleteDigit}
        </Button>
      </div>
    </>
  );
}
