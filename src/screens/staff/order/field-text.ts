import { logText } from '#areas/staff/log-text.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useOrderChoices } from '../session/order-choices.ts';

/** How the log's fields are called, and their values as people say them. */
export function useFieldText(articleName?: (id: number) => string | undefined) {
  const members = useOrderChoices(true)?.members ?? [];
  return logText(useLocale(), { articleName, members });
}
