import { useState } from 'react';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { readTypedNumber } from '#values/written-number.ts';
import type { TypedValues } from '#web/live-when-near.tsx';
import type { ProductDetail } from '../../../contract.ts';
import { defaultWaste, hasWaste, maxTask, type Task } from '../../../needed-amount.ts';
import { calculatorId } from './calculator-id.ts';
import { amountText, piecesText, sizeText } from './need-texts.ts';
import { messages, type CalculatorMessages } from './messages.ts';
import styles from './need-calculator.module.css';
import { NeedResult, type ResultSurroundings } from './need-result.tsx';
import { offeredSizes, reckon } from './reckon.ts';

export interface NeedCalculatorProps extends ResultSurroundings {
  readonly product: ProductDetail;
  readonly calculation: NonNullable<ProductDetail['calculation']>;
  /** What was typed before it came alive. */
  readonly typed: TypedValues;
}

/** What it opens with, by what is asked for. */
const openingSize = { coats: 20, area: 20, thickness: 10, length: 20, pieces: 100 } as const;
const exampleSizes = {
  coats: [10, 20, 40],
  area: [5, 10, 20],
  thickness: [5, 10, 20],
  length: [10, 25, 50],
  pieces: [50, 100, 500],
} as const;
const defaults = { coats: 2, thickness: 2 } as const;

/** Asks for the job and says how much it takes, in which sizes and at what price. */
export default function NeedCalculator({ product, calculation, typed, context, ...basket }: NeedCalculatorProps) {
  const t = useMessages(messages);
  const { kind } = calculation;
  const opening: Record<keyof Task, string> = {
    size: String(openingSize[kind]),
    coats: String(defaults.coats),
    thickness: String(defaults.thickness),
    waste: String(defaultWaste(calculation)),
  };
  const [texts, setTexts] = useState({ ...opening, ...typed });
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const errors = fieldErrors(texts, t);
  const field = (name: keyof Task, label: string, hint?: string) => (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      inputMode="decimal"
      autoComplete="off"
      value={texts[name]}
      onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
      onFocus={({ target }) => target.select()}
    />
  );
  const task = toTask(texts);
  const companions = (calculation.with ?? []).flatMap((companion) => {
    const card = product.soldTogether.find(({ id }) => id === companion.product_id);
    return card && offeredSizes(companion, product).length > 0 ? [{ companion, card }] : [];
  });
  const toggle = (id: number): void => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  const isComplete = shownFields(kind).every((name) => !errors[name]);
  return (
    <Section id={calculatorId} title={t.title} className="no-print">
      <div className={`${styles.calculator} panel`}>
        <div className={styles.job}>
          <div className={styles.fields}>
            {field('size', t.size[kind], t.sizeHint[kind])}
            {kind === 'coats' && field('coats', t.coats)}
            {kind === 'thickness' && field('thickness', t.thickness)}
            {hasWaste(calculation) && field('waste', t.waste, t.wasteHint)}
          </div>
          {companions.length > 0 && (
            <div className={styles.fields}>
              <p>{t.including}</p>
              {companions.map(({ card }) => (
                <Checkbox
                  key={card.id}
                  label={card.name}
                  checked={!leftOut.has(card.id)}
                  onChange={() => toggle(card.id)}
                />
              ))}
            </div>
          )}
        </div>
        <div className={styles.result}>
          {isComplete && (
            <NeedResult
              parts={[
                { product, calculation, task },
                ...companions
                  .filter(({ card }) => !leftOut.has(card.id))
                  .map(({ companion, card }) => ({
                    product: card,
                    calculation: companion,
                    // What is spread needs none for cuts.
                    task: { ...task, waste: 0 },
                  })),
              ]}
              page={product}
              context={context}
              {...basket}
            />
          )}
        </div>
        <Examples product={product} calculation={calculation} context={context} maxQuantity={basket.maxQuantity} />
      </div>
    </Section>
  );
}

/** A few jobs with the same coats or thickness: they can be read without scripts. */
function Examples({
  product,
  calculation,
  context: { locale },
  maxQuantity,
}: Pick<NeedCalculatorProps, 'product' | 'calculation' | 'context' | 'maxQuantity'>) {
  const t = useMessages(messages);
  const offered = offeredSizes(calculation, product);
  return (
    <div className={styles.examples}>
      <b>{t.examples}</b>
      <ul>
        {exampleSizes[calculation.kind].map((size) => {
          const task = { ...defaults, size, waste: defaultWaste(calculation) };
          const found = reckon(calculation, offered, task, maxQuantity);
          const pieces = found.lines.map((line) => piecesText(line, calculation, t, locale)).join(' + ');
          return found.isShort ? null : (
            <li key={size}>
              {t.example(sizeText(calculation, task, t, locale), amountText(found.need, calculation, locale), pieces)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const shownFields = (kind: NeedCalculatorProps['calculation']['kind']): (keyof Task)[] => [
  'size',
  ...(kind === 'coats' || kind === 'thickness' ? [kind] : []),
  ...(hasWaste({ kind }) ? (['waste'] as const) : []),
];

function fieldErrors(texts: Readonly<Record<keyof Task, string>>, t: CalculatorMessages) {
  const errors: Partial<Record<keyof Task, string>> = {};
  for (const name of ['size', 'coats', 'thickness', 'waste'] as const) {
    const value = readTypedNumber(texts[name]);
    if (value === null) errors[name] = t.noNumber;
    else if (value > maxTask[name]) errors[name] = t.tooLarge(maxTask[name]);
    else if (name === 'waste' ? value < 0 : value <= 0) errors[name] = name === 'waste' ? t.notBelow : t.tooSmall;
  }
  return errors;
}

const toTask = (texts: Readonly<Record<keyof Task, string>>): Task => {
  const read = (name: keyof Task): number => readTypedNumber(texts[name]) ?? 0;
  return { size: read('size'), coats: read('coats'), thickness: read('thickness'), waste: read('waste') };
};
