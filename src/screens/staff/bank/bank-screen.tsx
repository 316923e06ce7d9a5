import { useSearchParams } from 'react-router';
import type { ReadBankFile } from '#areas/bank/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { LoadFailed } from '../session/load-failed.tsx';
import { useBankFile } from './bank-file.ts';
import { MatchedFile } from './matched-file.tsx';
import { messages } from './messages.ts';
import { UploadCard } from './upload-card.tsx';

/** Transfers on the shop's bank account, matched with the orders that wait for them; the address holds the file and its accounts. */
export default function BankScreen() {
  const t = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const fileId = params.get('file');
  const query = useBankFile(fileId);
  const open = ({ fileId: id, accounts }: ReadBankFile): void =>
    setParams(
      new URLSearchParams([
        ['file', String(id)],
        ...accounts.map(({ iban, isOwn }) => [isOwn ? 'account' : 'other', iban.replaceAll(' ', '')]),
      ]),
    );
  if (fileId !== null && query.data)
    return (
      <MatchedFile
        key={fileId}
        file={query.data}
        accounts={{ own: params.getAll('account'), other: params.getAll('other') }}
        onLeave={() => setParams({})}
      />
    );
  return (
    <>
      <ScreenHead title={t.title} />
      {fileId === null ? (
        <UploadCard onRead={open} />
      ) : query.error ? (
        <>
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
          <UploadCard onRead={open} />
        </>
      ) : (
        <LoadingRows label={t.title} />
      )}
    </>
  );
}
