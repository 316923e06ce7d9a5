import type { CallAnswer, CallInput } from '#values/call.ts';
import type { listAudit } from '#areas/staff/contract.ts';

type AuditEnd = Pick<CallAnswer<typeof listAudit>, 'upTo' | 'missing'>;
type AuditSearch = CallInput<typeof listAudit>['body'];

/** What the log is narrowed by, as the address has it: `?who=staff:3&subject=order:17&number=26-889874&what=order.status&from=…&to=…`. */
export const auditParams = ['who', 'what', 'number', 'subject', 'from', 'to'] as const;
export type AuditParam = (typeof auditParams)[number];

/** 'order:17' as kind and id; a kind alone is all of it. */
function readPair(text: string | null): { kind: string; id: string | null } | null {
  if (!text) return null;
  const [kind, id] = text.split(':', 2);
  return { kind: kind!, id: id || null };
}

export function readAuditSearch(params: URLSearchParams): AuditSearch {
  const page = Number(params.get('page'));
  const upTo = Number(params.get('upTo'));
  return {
    actor: readPair(params.get('who')) as AuditSearch['actor'],
    subject: readPair(params.get('subject')),
    verb: params.get('what') || null,
    label: params.get('number') || null,
    from: params.get('from') || null,
    to: params.get('to') || null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(Number.isInteger(upTo) && upTo > 0 && { upTo, missing: readMissing(params.get('missing') ?? '', upTo) }),
  };
}

/** As the address has them, by how much they are before the newest one: '3.17'. */
const readMissing = (text: string, upTo: number): number[] =>
  text
    .split('.')
    .map((before) => upTo - Number(before))
    .filter((id) => Number.isInteger(id) && id > 0 && id < upTo);

/** Where the pages of a list end, which was made anew for its first page. */
export const endParams = ['page', 'upTo', 'missing'] as const;

/** The address of a page of what is listed now; the first page has what is newest then. */
export function toPage(params: URLSearchParams, page: number, { upTo, missing }: AuditEnd): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of endParams) next.delete(key);
  if (page > 1) {
    next.set('page', String(page));
    next.set('upTo', String(upTo));
    if (missing.length > 0) next.set('missing', missing.map((id) => upTo - id).join('.'));
  }
  return next;
}
