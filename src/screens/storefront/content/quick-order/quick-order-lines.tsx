import { type FormEvent, useId } from 'react';
import type { QuickOrder } from '#areas/basket/contract.ts';
import { Estimate } from '#areas/delivery/web/estimate/estimate.tsx';
import { ButtonLink, LinkButton, Button } from '#design/actions/button.tsx';
import { Shortage } from '#areas/basket/web/shortage/shortage.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Amount } from '#design/products/price.tsx';
import { Picture, pictureFrame, smallWidths } from '#design/products/picture.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useHref } from '#web/link.tsx';
import { LineOptions, optionName } from './line-options.tsx';
import { LineQuantity } from './line-quantity.tsx';
import type { es } from './messages.es.ts';
import { type CorrectedLine, ownWords } from './corrected-line.ts';
import styles from './quick-order.module.css';

/** How many lines went into the basket. */
export function QuickOrderAdded({ added, t }: { added: number; t: typeof es }) {
  const href = useHref();
  if (added === 0) return <Notice tone="attention">{t.noneAdded}</Notice>;
  return (
    <Notice tone="good">
      {t.added(added)}{' '}
      <ButtonLink size="s" variant="line" href={href('/basket')}>
        {t.toBasket}
      </ButtonLink>
    </Notice>
  );
}

interface QuickOrderLinesProps {
  readonly order: QuickOrder;
  readonly t: typeof es;
  /** Called with lines and what they may mean instead. Without it a suggested article is a link, and choices are sent. */
  readonly onCorrect?: (corrected: readonly CorrectedLine[]) => void;
}

/** The lines of a quick order with their sums, or with what is wrong with them. */
export function QuickOrderLines({ order, t, onCorrect }: QuickOrderLinesProps) {
  const locale = useLocale();
  const form = useId();
  const { lines, correct, total } = order;
  if (lines.length === 0) return null;
  return (
    <>
      <table className={styles.lines}>
        <caption>{t.summary(correct, lines.length - correct)}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.article}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((found, index) => {
            const { line, product, quantity, sum, error } = found;
            return (
              <tr key={line} className={error ? styles.wrong : undefined}>
                <td>{line}</td>
                {/* What is wrong with a line is a sentence, and its text says how many. */}
                <td colSpan={product ? 1 : 3}>
                  <OrderedArticle {...{ t, onCorrect }} line={found} />
                  {found.options && <LineOptions {...{ index, form, t }} line={found} />}
                </td>
                {product && (
                  <td>{onCorrect ? <LineQuantity {...{ t, onCorrect }} line={{ ...found, product }} /> : quantity}</td>
                )}
                {product && <td>{sum === null ? '—' : formatEuros(sum, locale)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {lines.some(({ options }) => options) && <ChoiceForm {...{ id: form, lines, t, onCorrect }} />}
      {correct < lines.length && <p className="small muted">{t.rest}</p>}
      {total > 0 && (
        <p className={styles.total}>
          {t.total} <Amount value={total} locale={locale} size="m" />
        </p>
      )}
    </>
  );
}

interface ChoiceFormProps {
  readonly id: string;
  readonly lines: QuickOrder['lines'];
  readonly t: typeof es;
  readonly onCorrect: QuickOrderLinesProps['onCorrect'];
}

/** Takes the choices among what lines may mean; without scripts it leads to the page that shows them. */
function ChoiceForm({ id, lines, t, onCorrect }: ChoiceFormProps) {
  const href = useHref();
  function take(event: FormEvent<HTMLFormElement>): void {
    if (!onCorrect) return;
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onCorrect(
      lines.flatMap(({ line, text }, index) => {
        const correct = chosen.get(optionName(index));
        return typeof correct === 'string' ? [{ line, text, correct }] : [];
      }),
    );
  }
  return (
    <form id={id} method="post" action={href('/quick-order')} onSubmit={take}>
      <input type="hidden" name="text" value={lines.map(({ text }) => text).join('\n')} />
      <Button type="submit" variant="ink" name="task" value="check">
        {t.takeChoices}
      </Button>
    </form>
  );
}

interface OrderedArticleProps {
  readonly line: QuickOrder['lines'][number];
  readonly t: typeof es;
  readonly onCorrect: QuickOrderLinesProps['onCorrect'];
}

/** What a line orders, or what is wrong with it. */
function OrderedArticle({
  line: { line, text, product, error, suggestion, shortage, area },
  t,
  onCorrect,
}: OrderedArticleProps) {
  const href = useHref();
  const own = product && ownWords(text, product.article);
  return (
    <div className={styles.article}>
      <span className={pictureFrame(styles.picture)}>
        {product?.picture ? (
          <Picture picture={{ ...product.picture, alt: '' }} sizes="48px" widths={smallWidths} decorative />
        ) : (
          <Icon name="warning" />
        )}
      </span>
      <span>
        {error && <b>{error.message} </b>}
        {product ? (
          <a href={href(product.url)}>{[product.brand, product.name].filter(Boolean).join(' ')}</a>
        ) : (
          <q>{text}</q>
        )}
        {product && <small>{product.article}</small>}
        {own && (
          <small>
            <q>{own}</q>
          </small>
        )}
        {area && <small>{area.message}</small>}
        {product && <Estimate of={product.id} />}
        {product && shortage && (
          <b>
            <Shortage product={product} wanted={shortage.wanted} left={shortage.left} />
          </b>
        )}
        {suggestion && (
          <>
            {` ${t.didYouMean[0]} `}
            {onCorrect ? (
              <LinkButton onClick={() => onCorrect([{ line, text, correct: suggestion.text }])}>
                {suggestion.article}
              </LinkButton>
            ) : (
              <a href={href(suggestion.url)}>{suggestion.article}</a>
            )}
            {t.didYouMean[1]}
            <small>{[suggestion.brand, suggestion.name].filter(Boolean).join(' ')}</small>
          </>
        )}
      </span>
    </div>
  );
}
