import { consumableAttributes } from './attributes/consumable-attributes.ts';
import { detailAttributes } from './attributes/detail-attributes.ts';
import { fitAttributes } from './attributes/fit-attributes.ts';
import { generalAttributes } from './attributes/general-attributes.ts';
import { householdAttributes } from './attributes/household-attributes.ts';
import { homeAttributes } from './attributes/home-attributes.ts';
import { machineAttributes } from './attributes/machine-attributes.ts';
import { protectionAttributes } from './attributes/protection-attributes.ts';
import { supplyAttributes } from './attributes/supply-attributes.ts';
import { workshopAttributes } from './attributes/workshop-attributes.ts';
import type { Attribute, NumberAttribute, TextAttribute } from './attribute-types.ts';

/** Every attribute a product may carry; the order here is the order of the technical sheet and of the filters. */
export const attributes = {
  ...generalAttributes,
  ...machineAttributes,
  ...consumableAttributes,
  ...protectionAttributes,
  ...homeAttributes,
  ...householdAttributes,
  ...workshopAttributes,
  ...supplyAttributes,
  ...detailAttributes,
  ...fitAttributes,
};

type Attributes = typeof attributes;
type CodesOf<Kind> = { [Code in keyof Attributes]: Attributes[Code] extends Kind ? Code : never }[keyof Attributes];

export type AttributeCode = keyof Attributes;
export type NumberCode = CodesOf<NumberAttribute>;

/** A product's attribute values: numbers in the attribute's unit, the code of a named value, `true` for a flag. */
export type Values = {
  readonly [Code in AttributeCode]?: Attributes[Code] extends NumberAttribute
    ? number
    : Attributes[Code] extends TextAttribute
      ? string
      : true;
};

/** The values as price and size formulas read them; a formula uses only values of its own table. */
export type Facts = Required<Values>;

export const isAttributeCode = (code: string): code is AttributeCode => Object.hasOwn(attributes, code);

export const attributeOf = (code: AttributeCode): Attribute => attributes[code];
