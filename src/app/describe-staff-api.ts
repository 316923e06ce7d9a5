import type { Locale } from '#i18n/locale.ts';
import { staffApi } from '#routes/staff-api.ts';
import { staffConventions, staffGroups } from '#routes/staff-groups.ts';
import { type Config, cookiePrefix } from '#platform/config.ts';
import { openApiDocument } from '#platform/http/description/openapi.ts';

/** The OpenAPI document of the staff's calls, which is no part of the shoppers'. */
export const describeStaffApi = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  contact: { readonly name: string; readonly email: string },
  languages: readonly Locale[],
): Record<string, unknown> =>
  openApiDocument(
    {
      about: { title: 'Ferreter back office', conventions: staffConventions },
      calls: staffApi,
      groups: staffGroups,
    },
    { url: publicUrl, languages, cookiePrefix: cookiePrefix(publicUrl), contact },
  );
