import { useRouteLoaderData } from 'react-router';
import { toStoreContacts } from '#areas/store/web/store-contacts.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';

/** The data of the checkout's header and footer. */
export async function loadCheckoutFrame({ context }: LoaderArguments) {
  const api = apiOf(context);
  const [contacts, { name, slogan, city, url, languages, legal, hasPickup }] = await Promise.all([
    api('GET /content/contact/base').then(valueOrErrorPage),
    api('GET /content/page/base').then(valueOrErrorPage),
  ]);
  return {
    contacts: toStoreContacts(contacts),
    name,
    slogan,
    city,
    siteUrl: url,
    languages,
    company: legal.company,
    hasPickup,
  };
}

/** The data of the checkout's frame, for components within it. */
export function useCheckoutFrame() {
  const data = useRouteLoaderData<typeof loadCheckoutFrame>('checkout/checkout-frame');
  if (!data) throw new Error('used outside the frame of the checkout');
  return data;
}
