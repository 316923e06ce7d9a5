/** Which products a side of a rule speaks of. */
export interface FitSide {
  /** Codes of sections, with those below them; none: all sections. */
  readonly sections: readonly string[];
  /** What the product must have, or must not: values of one attribute are alternatives. */
  readonly needs: readonly FitNeed[];
}

export interface FitNeed {
  readonly attribute: string;
  /** null: any value. */
  readonly value: string | null;
  readonly isAbsent: boolean;
}

export const comparisons = ['<=', '>=', '='] as const;

/** `attribute` of the accessory compared with `of` of the machine; of several values one pair is enough. */
export interface FitCondition {
  readonly attribute: string;
  readonly is: (typeof comparisons)[number];
  readonly of: string;
}

/**
 * `offer`: what fits is shown on both pages; `platform`: what shares the value is counted; `check`: neither. The others say
 * that the machine is sold without what the rule's accessories are.
 */
export const fitUses = ['offer', 'platform', 'check', 'battery', 'two-batteries', 'charger'] as const;

/** What must hold between an accessory and a machine that are offered together. */
export interface FitRule {
  readonly code: string;
  readonly use: (typeof fitUses)[number];
  readonly accessory: FitSide;
  readonly machine: FitSide;
  readonly conditions: readonly FitCondition[];
}

/** A number, the code of a text, or a flag. */
type Value = number | string | true;

/** What the rules look at in a product. */
export interface FitFacts {
  /** Codes of its section and those above. */
  readonly sections: readonly string[];
  readonly attributes: Readonly<Record<string, readonly Value[]>>;
}

const isIn = ({ sections }: FitSide, product: FitFacts): boolean =>
  sections.length === 0 || sections.some((code) => product.sections.includes(code));

/** Whether a product has what a side needs; values of one attribute are alternatives. */
const hasNeeds = ({ needs }: FitSide, { attributes }: FitFacts): boolean =>
  needs.every((need) => {
    const values = attributes[need.attribute] ?? [];
    if (need.isAbsent) return values.length === 0;
    if (need.value === null) return values.length > 0;
    const alternatives = needs.filter(({ attribute }) => attribute === need.attribute);
    return values.some((value) => alternatives.some((one) => one.value === String(value)));
  });

export const isOnSide = (side: FitSide, product: FitFacts): boolean => isIn(side, product) && hasNeeds(side, product);

/** Whether a value of the accessory goes with one of the machine. */
export function compares(accessory: Value, is: FitCondition['is'], machine: Value): boolean {
  if (is === '=') return accessory === machine;
  if (typeof accessory !== 'number' || typeof machine !== 'number') return false;
  return is === '<=' ? accessory <= machine : accessory >= machine;
}

/** A value that is missing on either side fits nothing. */
const holds = ({ attribute, is, of }: FitCondition, accessory: FitFacts, machine: FitFacts): boolean =>
  (accessory.attributes[attribute] ?? []).some((one) =>
    (machine.attributes[of] ?? []).some((other) => compares(one, is, other)),
  );

const governs = (rule: FitRule, accessory: FitFacts, machine: FitFacts): boolean =>
  isOnSide(rule.accessory, accessory) && isOnSide(rule.machine, machine);

/** Whether a rule speaks of an accessory and a machine, in this direction, and they keep it. */
export const keepsRule = (rule: FitRule, accessory: FitFacts, machine: FitFacts): boolean =>
  governs(rule, accessory, machine) && rule.conditions.every((condition) => holds(condition, accessory, machine));

/** The rules that may speak of a product and some other: for tens of thousands of others these few are looked at. */
export const rulesAbout = (rules: readonly FitRule[], product: FitFacts): FitRule[] =>
  rules.filter(({ accessory, machine }) => isOnSide(accessory, product) || isOnSide(machine, product));

/** The first rule that speaks of these two, in either direction, and that they break; undefined: they may be offered together. */
export function brokenRule(rules: readonly FitRule[], one: FitFacts, other: FitFacts): FitRule | undefined {
  return rules.find((rule) => {
    const governed = [
      [one, other],
      [other, one],
    ].filter(([accessory, machine]) => governs(rule, accessory!, machine!));
    return (
      governed.length > 0 &&
      !governed.some(([accessory, machine]) =>
        rule.conditions.every((condition) => holds(condition, accessory!, machine!)),
      )
    );
  });
}

/** A rule in the words of its file, for reports. */
export const describeRule = ({ code, conditions }: FitRule): string =>
  `${code}: ${conditions.map(({ attribute, is, of }) => `${attribute} ${is} ${of}`).join(', ')}`;
