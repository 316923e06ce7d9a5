import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AuditEntry } from '#areas/staff/contract.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Pager } from '../orders/pager.tsx';
import { Button, LinkButton } from '../parts/button.tsx';
import cardStyles from '../parts/card.module.css';
import { FieldError } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { State } from '../parts/state.tsx';
import { download } from '../session/download.ts';
import { useErrorText } from '../session/error-text.ts';
import { LoadFailed } from '../session/load-failed.tsx';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { usePasswordAgain } from '../session/use-password-again.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { readAuditSearch, toPage } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { messages } from './messages.ts';

const pageSize = 48;

/** Who has changed what, newest first; what it is narrowed by is in the address. */
export default function AuditScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  const client = useStaffClient();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const { withPassword, dialog } = usePasswordAgain();
  const search = readAuditSearch(params);
  const list = useQuery({
    queryKey: ['audit', search],
    queryFn: async ({ signal }) => ({
      ...valueOf(await client('POST /staff/audit/list', { body: { ...search, limit: pageSize } }, { signal })),
      readAt: new Date(),
    }),
    placeholderData: keepPreviousData,
  });
  const { page: _page, upTo: _upTo, missing: _missing, ...whole } = search;
  const save = useMutation({ mutationFn: () => withPassword(() => download('/staff/audit/export', whole, locale)) });
  const { data } = list;
  const { subject } = search;
  // Ids are for addresses: people know an order by its number, and a person by name.
  const isSubject = ({ subject: one }: AuditEntry): boolean =>
    subject !== null && subject !== undefined && subject.id === one.id && subject.kind === one.kind;
  const subjectLabel = data?.entries.find(isSubject)?.subject.label;
  return (
    <>
      <ScreenHead title={t.title} aside={<span>{t.aside}</span>}>
        <Button disabled={save.isPending} aria-label={t.csv} onClick={() => save.mutate()}>
          <Icon name="download" size="s" />
          CSV
        </Button>
      </ScreenHead>
      {save.error && <FieldError>{errorText(save.error)}</FieldError>}
      <AuditFilters params={params} subjectLabel={subjectLabel} onChange={setParams} />
      <div className={cardStyles.card}>
        {data ? (
          <>
            {data.entries.length > 0 ? (
              <AuditTable entries={data.entries} now={data.readAt} />
            ) : (
              <State icon="search" title={t.nothing}>
                <LinkButton onClick={() => setParams(new URLSearchParams())}>{t.removeFilters}</LinkButton>
              </State>
            )}
            {data.pages > 1 && (
              <Pager {...data} size={pageSize} to={(page) => ({ search: String(toPage(params, page, data)) })} />
            )}
          </>
        ) : list.error ? (
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingRows label={t.title} />
        )}
      </div>
      {dialog}
    </>
  );
}
