import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { spokenLocale } from '#i18n/locale.ts';
import { shopLanguages } from '../parts/shop-name.ts';
import { emptyDraft, isEmpty, type OrderDraft } from './order-draft.ts';

/** With what else this person has read: gone once somebody else signs in on the device. */
const draftKey = ['order draft'];

/**
 * An order as far as it was typed. It is kept while its writer looks at another screen, as the telephone makes people do; the browser
 * asks before the page itself is left.
 */
export function useKeptDraft() {
  const locale = useLocale();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(
    () => queries.getQueryData<OrderDraft>(draftKey) ?? emptyDraft(spokenLocale(locale, shopLanguages())),
  );
  const isBegun = !isEmpty(draft);
  useEffect(() => {
    queries.setQueryDefaults(draftKey, { gcTime: Infinity });
    queries.setQueryData(draftKey, draft);
  }, [queries, draft]);
  useEffect(() => {
    if (!isBegun) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBegun]);
  return {
    draft,
    isBegun,
    change: setDraft,
    /** Once it is an order. */
    forget: (): void => queries.removeQueries({ queryKey: draftKey }),
    beginAnew: (): void => setDraft(emptyDraft(spokenLocale(locale, shopLanguages()))),
  };
}
