import { Failure } from '#platform/http/failure.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { getCrediyaSettings, getCrediyaToken, getSequraSettings } from '../../contract.ts';
import type { Financing } from './create-financing.ts';

/** What the shop's pages show of instalments before there is an order. */
export const financingRoutes = (financing: Financing): Route[] => [
  route(getCrediyaSettings, () => financing.crediyaSettings()),

  route(getSequraSettings, () => financing.sequraSettings()),

  route(getCrediyaToken, async ({ query }) => {
    const token = await financing.crediyaToken(query.price);
    return token instanceof Failure ? token : { token };
  }),
];
