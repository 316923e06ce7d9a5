import { useEffect, useEffectEvent, useId, useState } from 'react';
import { maxBankFileBytes, type ReadBankFile } from '#areas/bank/contract.ts';
import { classNames } from '#design/class-names.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import buttonStyles from '../parts/button.module.css';
import { FieldError } from '../parts/field.tsx';
import { isDemo } from '../parts/shop-name.ts';
import { useErrorText } from '../session/error-text.ts';
import { useUpload } from './bank-file.ts';
import styles from './bank.module.css';
import { messages } from './messages.ts';

/** Takes the bank's file, chosen or dropped; what is wrong with it stands below. */
export function UploadCard({ onRead }: { onRead: (read: ReadBankFile) => void }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const errorText = useErrorText();
  const upload = useUpload(onRead);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const take = (file: File | null | undefined): void => {
    if (file === undefined || upload.isPending) return;
    // Not sent: while the browser still sends it, it would not read why it is refused.
    setIsTooLarge(file !== null && file.size > maxBankFileBytes);
    if (file !== null && file.size > maxBankFileBytes) upload.reset();
    else upload.mutate(file);
  };
  useDrop(setIsOver, take);
  return (
    <section className={classNames(styles.drop, isOver && styles.over)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.upload}</h2>
      <p>{t.uploadText}</p>
      <input
        id={id}
        className="vh"
        type="file"
        accept=".csv,.txt,.xml,.n43,.c43,.q43,.aeb,text/*"
        disabled={upload.isPending}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={classNames(buttonStyles.button, buttonStyles.primary, styles.choose)}>
        {upload.isPending ? t.reading : t.choose}
      </label>
      <p className={styles.hint}>{t.drop}</p>
      {isDemo() && (
        <Button look="quiet" disabled={upload.isPending} onClick={() => take(null)}>
          {t.sample}
        </Button>
      )}
      {isTooLarge && <FieldError>{t.tooLarge(formatNumber(maxBankFileBytes / 1e6, locale))}</FieldError>}
      {upload.error && <FieldError>{errorText(upload.error)}</FieldError>}
    </section>
  );
}

/** Takes what is dropped anywhere on the screen, which the browser would otherwise open in its place. */
function useDrop(onOver: (isOver: boolean) => void, onFile: (file: File | undefined) => void): void {
  const drag = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    onOver(event.type === 'dragover');
    if (event.type === 'drop') onFile(event.dataTransfer?.files[0]);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, (event) => drag(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
