import { AddLinesButton } from '#areas/basket/web/add-lines-button.tsx';
import type { Project } from '#areas/content/contract.ts';
import { Amount } from '#design/products/price.tsx';
import { Picture, pictureFrame, smallWidths } from '#design/products/picture.tsx';
import { StockStatus } from '#design/products/stock-status.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { messages } from './messages.ts';
import styles from './project-block.module.css';

/** What of a project the page needs. */
export interface ShownProject extends Pick<Project, 'title' | 'summary' | 'url' | 'picture' | 'total'> {
  readonly lines: readonly (Pick<Project['lines'][number], 'quantity' | 'sum' | 'at'> & {
    /** How many of them there are. */
    readonly left: number;
    readonly product: Pick<Project['lines'][number]['product'], 'id' | 'name' | 'url' | 'picture' | 'unit'>;
  })[];
}

export const toShownProject = ({ title, summary, url, picture, total, lines }: Project): ShownProject => ({
  ...{ title, summary, url, picture, total },
  lines: lines.map(({ product, quantity, sum, isAvailable, short, at }) => ({
    ...{ quantity, at },
    sum: short?.sum ?? sum,
    left: isAvailable ? quantity : (short?.quantity ?? 0),
    product: {
      id: product.id,
      name: product.name,
      url: product.url,
      picture: product.picture,
      unit: product.unit,
    },
  })),
});

/** The measures of a drawing (docs/content.md). */
const drawing = { width: 760, height: 720 };

/** A drawing with numbers, the articles they stand for, and one button for all that can be had: of what is short as much as there is. */
export function ProjectBlock({ project, linksTitle }: { project: ShownProject; linksTitle?: boolean }) {
  const t = useMessages(messages).project;
  const locale = useLocale();
  const href = useHref();
  const { title, summary, url, picture, total, lines } = project;
  const available = lines.filter(({ left }) => left);
  return (
    <div className={`${styles.project} panel`}>
      <div className={styles.drawing}>
        <img src={picture} {...drawing} alt="" loading="lazy" />
        <svg
          className={styles.numbers}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {lines.map(({ at }, index) => {
            if (!at) return null;
            const [x, y] = [(at[0] * drawing.width) / 100, (at[1] * drawing.height) / 100];
            return (
              <g key={index}>
                <circle cx={x} cy={y} r="17" />
                <text x={x} y={y}>
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles.words}>
        {linksTitle && (
          <h3>
            <a href={href(url)}>{title}</a>
          </h3>
        )}
        <p className="muted small">{summary}</p>
        <ol className={styles.lines}>
          {lines.map(({ product, quantity, sum, left }) => (
            <li key={product.id}>
              {product.picture && (
                <span className={pictureFrame(styles.picture)}>
                  <Picture picture={{ ...product.picture, alt: '' }} sizes="48px" widths={smallWidths} decorative />
                </span>
              )}
              <span>
                <a href={href(product.url)}>{product.name}</a>
                <StockStatus tone={left === quantity ? 'good' : left ? 'low' : 'none'}>
                  {left === quantity ? t.inStock : left ? t.tooFew(left) : t.soldOut}
                </StockStatus>
              </span>
              <span className="muted">{t.pieces(quantity)}</span>
              {left ? <b>{formatEuros(sum, locale)}</b> : <s>{formatEuros(sum, locale)}</s>}
            </li>
          ))}
        </ol>
        <p className={styles.total}>
          <span>
            {available.length === lines.length ? t.sumOfAll(lines.length) : t.sumOfSome(available.length, lines.length)}
            <small>{t.vat}</small>
          </span>
          <Amount value={total} locale={locale} size="l" />
        </p>
        {available.length > 0 && (
          <AddLinesButton
            lines={available.map(({ product, quantity }) => ({ product_id: product.id, quantity }))}
            label={t.add(available.length)}
            addedLabel={t.added}
          />
        )}
      </div>
    </div>
  );
}
