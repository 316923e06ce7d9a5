import { formatEuros } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { CardProduct } from '../cards/card-product.ts';
import { messages } from './messages.ts';
import { useOwnsPlatform } from './owned-platforms.ts';
import styles from './ready-line.module.css';

export type ReadyLineProps = { bare: NonNullable<CardProduct['bare']>; price: number | undefined; locale: Locale };

/** What a bare machine is sold without, and its price with that; nothing for whom has such batteries. */
export default function ReadyLine({ bare, ...line }: ReadyLineProps) {
  return useOwnsPlatform(bare.platform.code) ? null : (
    <p className={styles.line}>
      <ReadyText bare={bare} {...line} />
    </p>
  );
}

/** 'Sin batería ni cargador · lista para usar desde 99,35 €'; without a price where something is not to be had. */
export function ReadyText({ bare: { lacks }, price, locale }: ReadyLineProps) {
  const t = messages[locale];
  return (
    <>
      {t.without[lacks.join()]}
      {price !== undefined && (
        <>
          {` · ${t.readyFrom} `}
          <b className="nowrap">{formatEuros(price, locale)}</b>
        </>
      )}
    </>
  );
}
