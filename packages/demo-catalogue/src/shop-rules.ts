// The shop's rules that its demo keeps: the one file of this package that reads the shop's sources.
export {
  brokenRule,
  describeRule,
  type FitFacts,
  type FitRule,
  isOnSide,
} from '../../../src/areas/catalogue/server/fit-rules.ts';
export { parseFitRule } from '../../../src/areas/catalogue/server/import/read/parse-fit-rule.ts';
export { kitSaving, type KitSaving } from '../../../src/areas/pricing/kit-saving.ts';
export { unitPrice } from '../../../src/areas/pricing/price.ts';
export { wordingFaults } from '../../../src/i18n/wording.ts';
export { type Cents, centsFromEuros } from '../../../src/values/money.ts';
