import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankFile, BankRow, ReadBankFile } from '#areas/bank/contract.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { keepFocus } from '../parts/keep-focus.ts';
import { orderKey, ordersKey } from '../session/order-keys.ts';
import { uploadFile, useStaffClient, valueOf } from '../session/staff-client.ts';

const keyOf = (fileId: string) => ['bank-file', fileId];
/** Where the demo has a file of movements that suits its orders. */
const samplePath = '/dev/bank-movements.csv';
/** So many movements are recorded by one call, so that it can be seen how far it is. */
const batch = 50;

/** The file of an id, its movements matched with orders as they are now. */
export function useBankFile(fileId: string | null) {
  const client = useStaffClient();
  return useQuery({
    queryKey: keyOf(fileId ?? ''),
    enabled: fileId !== null,
    async queryFn({ signal }): Promise<BankFile> {
      return valueOf(await client('GET /staff/bank-files/:fileId', { params: { fileId: fileId! } }, { signal }));
    },
  });
}

/** Uploads a file, or the demo's where none is given. */
export function useUpload(onRead: (read: ReadBankFile) => void) {
  const locale = useLocale();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(file: File | null): Promise<ReadBankFile> {
      const sent = file ?? new File([await (await fetch(samplePath)).blob()], 'movimientos.csv');
      return valueOf(await uploadFile<ReadBankFile>(locale, '/api/staff/bank-files', sent));
    },
    onSuccess(read) {
      queries.setQueryData(keyOf(String(read.fileId)), read);
      onRead(read);
    },
  });
}

/** Records rows of a file, some at a time; `onDone` hears which of them were recorded. */
export function useConfirm(fileId: number, onDone: (recorded: readonly BankRow[], left: number) => void) {
  const client = useStaffClient();
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const confirm = useMutation({
    async mutationFn(wanted: readonly BankRow[]) {
      setDone(0);
      for (let from = 0; from < wanted.length; from += batch) {
        const shown = wanted
          .slice(from, from + batch)
          .flatMap(({ id, orderId, reason }) => (orderId ? [{ id, orderId, reason }] : []));
        const body = { rows: shown.map(({ id }) => id), shown };
        const params = { fileId: String(fileId) };
        const file = valueOf(await client('POST /staff/bank-files/:fileId/confirm', { params, body }));
        queries.setQueryData(keyOf(String(fileId)), file);
        setDone(from + shown.length);
      }
      const now = new Map(queries.getQueryData<BankFile>(keyOf(String(fileId)))!.rows.map((row) => [row.id, row]));
      return wanted.filter(({ id }) => now.get(id)?.state === 'known');
    },
    onSuccess: (recorded, wanted) => onDone(recorded, wanted.length - recorded.length),
    onSettled() {
      // The button that was pressed goes with what it has recorded.
      keepFocus();
      return queries.invalidateQueries({
        predicate: ({ queryKey: [kind] }) => kind === ordersKey || kind === orderKey,
      });
    },
  });
  return { ...confirm, done };
}
