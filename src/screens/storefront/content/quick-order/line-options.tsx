import type { QuickOrder } from '#areas/basket/contract.ts';
import choice from '#design/forms/choice.module.css';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useHref } from '#web/link.tsx';
import type { es } from './messages.es.ts';
import styles from './quick-order.module.css';

type Line = QuickOrder['lines'][number];

/** The control of a line's choice, which belongs to the form with this id. */
export const optionName = (index: number): string => `line-${index + 1}`;

interface LineOptionsProps {
  readonly line: Line;
  /** Its place among the lines. */
  readonly index: number;
  readonly form: string;
  readonly t: typeof es;
}

/** What the words of a line may mean, to choose from; nothing is chosen beforehand. */
export function LineOptions({ line: { text, options = [] }, index, form, t }: LineOptionsProps) {
  const locale = useLocale();
  const href = useHref();
  return (
    <fieldset className={styles.options}>
      <legend className="vh">{t.chooseFor(text)}</legend>
      {options.map((option) => (
        <div key={option.id}>
          <label className={choice.choice}>
            <input type="radio" name={optionName(index)} form={form} value={option.text} />
            <span>
              {[option.brand, option.name].filter(Boolean).join(' ')}
              <small>
                {[
                  option.article,
                  formatEuros(option.price, locale),
                  ...(option.stock.available ? [] : [t.soldOut]),
                ].join(' · ')}
              </small>
            </span>
          </label>
          <a className="small" href={href(option.url)} target="_blank" rel="noopener">
            {t.view}
            <span className="vh"> {option.name}</span>
          </a>
        </div>
      ))}
    </fieldset>
  );
}
