import type { Locale } from '#i18n/locale.ts';
import type { ApiError } from '#values/api-error.ts';
import { StaffError } from './staff-client.ts';

/** Saves the file that a call of the back office answers; throws `StaffError` for a refusal. */
export async function download(path: `/staff/${string}`, body: object, locale: Locale): Promise<void> {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': locale },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new StaffError((await response.json()) as ApiError);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
