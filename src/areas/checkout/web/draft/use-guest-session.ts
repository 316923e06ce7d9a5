import { useState } from 'react';
import { takeUpSession, useOperation } from '#areas/account/web/account-web.ts';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import { finishedPersonName } from '#values/person-name.ts';
import { browserApi } from '#web/browser-api.ts';
import { type Guest, type OrderDraft, savedGuest, saveGuest } from './order-draft.ts';

const guestOf = (draft: OrderDraft): Guest => ({
  name: finishedPersonName(draft.name),
  surname: finishedPersonName(draft.surname),
  email: draft.email,
});

/** The session of a purchase without an account. Another name or address than before begins a new one. */
export function useGuestSession() {
  const operation = useOperation();
  const [guest, setGuest] = useState(savedGuest);
  return {
    error: operation.error,
    isOpening: operation.loading,
    clear: operation.clear,
    isOf: (draft: OrderDraft): boolean => JSON.stringify(guest) === JSON.stringify(guestOf(draft)),
    /** False when the server refuses; `error` says why. */
    async open(draft: OrderDraft): Promise<boolean> {
      const { name, surname: lastName, email } = guestOf(draft);
      const body = { name, lastName, email, agree: draft.agree };
      const answer = await operation.run((signal) => browserApi()('POST /sale/checkout-account', { body }, { signal }));
      if (!answer) return false;
      await takeUpSession(answer);
      saveGuest(guestOf(draft));
      setGuest(guestOf(draft));
      await reloadBasket();
      return true;
    },
  };
}
