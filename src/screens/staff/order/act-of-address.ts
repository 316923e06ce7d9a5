import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** What a link to an order may ask to be opened there: `?do=refund&amount=12.90`. */
export type OrderAct = 'refund' | 'pay' | 'mail';

/**
 * Opens what the address asks for, where it can be done. The address forgets it, so that going back or reloading asks for nothing.
 * The amount is as it would have been typed: it is only shown in its field.
 */
export function useActOfAddress(act: OrderAct, isPossible: boolean, open: (amount: string | null) => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('do') === act;
  const asked = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('do');
    rest.delete('amount');
    setParams(rest, { replace: true, preventScrollReset: true });
    if (isPossible) open(params.get('amount')?.replace('.', ',') ?? null);
  });
  useEffect(() => {
    if (isAsked) asked();
  }, [isAsked]);
}
