import { brandedName } from '#values/product-name.ts';
import { pictureFrame, Picture, smallWidths } from '#design/products/picture.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { QuantityStepper } from '#design/forms/quantity-stepper.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { piecesLeft, sumLeft, type WithdrawableOrder, type WithdrawalChoice } from './withdrawal-choice.ts';
import styles from './withdrawal.module.css';
import { withNonBreakingUnits } from '#values/non-breaking-units.ts';

interface WithdrawalItemsProps {
  readonly order: WithdrawableOrder;
  readonly pieces: WithdrawalChoice['pieces'];
  readonly onChange: (pieces: WithdrawalChoice['pieces']) => void;
}

/** The products of which something is left, each with a check box, and a quantity where there are several pieces. */
export function WithdrawalItems({ order, pieces, onChange }: WithdrawalItemsProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const refusalText = (text: string, left: number): string =>
    /^\d+$/.test(text) && Number(text) > left ? t.onlyLeft(left) : t.notWhole(left);
  return (
    <ul className={styles.items}>
      {order.items
        .filter((item) => piecesLeft(item) > 0)
        .map((item) => {
          const left = piecesLeft(item);
          const chosen = pieces[item.product_id] ?? 0;
          const choose = (count: number): void => onChange({ ...pieces, [item.product_id]: count });
          return (
            <li key={item.product_id}>
              <Checkbox
                checked={chosen > 0}
                disabled={item.withdrawalExemption === 'made_to_measure'}
                onChange={({ target }) => choose(target.checked ? left : 0)}
                label={
                  <span className={styles.item}>
                    <span className={pictureFrame(styles.picture)}>
                      {item.picture && (
                        <Picture picture={{ ...item.picture, alt: '' }} sizes="56px" widths={smallWidths} decorative />
                      )}
                    </span>
                    <span>
                      <b>{withNonBreakingUnits(brandedName(item.name, item.brand))}</b>
                      <small>{t.pieces(left, formatEuros(sumLeft(item), locale))}</small>
                      {item.withdrawalExemption && <small>{t.exemptions[item.withdrawalExemption]}</small>}
                    </span>
                  </span>
                }
              />
              {left > 1 && chosen > 0 && (
                <QuantityStepper
                  size="s"
                  value={chosen}
                  max={left}
                  onChange={choose}
                  onRefusal={(text) => showSnackbar({ text: refusalText(text, left), tone: 'ink', stays: true })}
                  texts={{ quantity: t.piecesOf(item.name), less: t.less, more: t.more }}
                />
              )}
            </li>
          );
        })}
    </ul>
  );
}
