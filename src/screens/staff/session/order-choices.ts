import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#i18n/locale-context.tsx';
import { minuteMs } from '#values/durations.ts';
import { useStaffClient, valueOf } from './staff-client.ts';

/** What differs from shop to shop of what orders are filtered by, and whom they are given to; read when it is needed. */
export function useOrderChoices(isNeeded: boolean) {
  const client = useStaffClient();
  const locale = useLocale();
  return useQuery({
    queryKey: ['order-choices', locale],
    queryFn: async ({ signal }) => valueOf(await client('GET /staff/orders/choices', {}, { signal })),
    enabled: isNeeded,
    staleTime: minuteMs,
  }).data;
}
