import { logMessages } from '#areas/staff/log-text.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { actorKinds } from '#values/actor.ts';
import { usePeople } from '../people/use-people.ts';
import { useMay } from '../session/session.ts';
import type { AuditParam } from './audit-search.ts';
import { messages } from './messages.ts';

export const parts = ['who', 'what', 'number', 'when'] as const;
export type Part = (typeof parts)[number];
/** Where each parameter of the address is chosen; the subject comes from elsewhere. */
export const partOf: Readonly<Record<AuditParam, Part | null>> = {
  subject: null,
  who: 'who',
  what: 'what',
  number: 'number',
  from: 'when',
  to: 'when',
};

/** The filters that are on, as people read them: 'Quién: Aina'. */
export function useChosen(
  params: URLSearchParams,
  subjectLabel: string | undefined,
): { key: AuditParam; name: string }[] {
  const t = useMessages(messages);
  const { kinds, verbs } = useMessages(logMessages);
  const locale = useLocale();
  const actors = useActors();
  const dayText = (day: string): string =>
    formatDate(`${day}T12:00:00Z`, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const subjectText = (value: string): string => {
    const [kind = '', id = ''] = value.split(':');
    return t.onlyOf(`${(kinds as Readonly<Record<string, string>>)[kind] ?? kind} ${subjectLabel ?? id}`.trim());
  };
  const names: Readonly<Record<AuditParam, (value: string) => string>> = {
    subject: subjectText,
    who: (value) => `${t.who}: ${actors.find(([actor]) => actor === value)?.[1] ?? value}`,
    what: (value) => `${t.what}: ${(verbs as Readonly<Record<string, string>>)[value] ?? value}`,
    number: (value) => `${t.number}: ${value}`,
    from: (value) => `${t.from}: ${dayText(value)}`,
    to: (value) => `${t.to}: ${dayText(value)}`,
  };
  return (Object.keys(partOf) as AuditParam[]).flatMap((key) => {
    const value = params.get(key);
    return value ? [{ key, name: names[key](value) }] : [];
  });
}

/** Who may have done something, as the address has them and by name; people for those who may see them. */
export function useActors(): (readonly [value: string, name: string])[] {
  const { by } = useMessages(logMessages);
  const people = usePeople(useMay()('staff.manage')).data?.people ?? [];
  return [
    ...people.map(({ id, name }) => [`staff:${id}`, name] as const),
    ...actorKinds.filter((kind) => kind !== 'shopper' && kind !== 'guest').map((kind) => [kind, by[kind]] as const),
  ];
}
