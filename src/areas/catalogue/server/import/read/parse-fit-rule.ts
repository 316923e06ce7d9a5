import { comparisons, type FitCondition, type FitNeed, type FitRule, fitUses } from '../../fit-rules.ts';
import type { Row } from './import-columns.ts';
import { CellError, items } from './read-cells.ts';

/** Rules are checked against each pair of products that is offered together. */
const maxItems = 30;

const code = '[a-z0-9]+(?:[-_][a-z0-9]+)*';
const rulePattern = new RegExp(`^${code}$`);
const needPattern = new RegExp(`^(!?)(${code})(?:=(.{1,100}))?$`);
const conditionPattern = new RegExp(`^(${code})\\s*(${comparisons.join('|')})\\s*(${code})$`);

/** A row of fits.csv. Throws CellError. */
export function parseFitRule(cells: Row): FitRule {
  const name = cells['code'] ?? '';
  if (name.length > 100 || !rulePattern.test(name))
    throw new CellError(`code is not made of a-z, 0-9 and hyphens: ${name.slice(0, 100)}`);
  const use = fitUses.find((one) => one === (cells['use'] || 'offer'));
  if (!use) throw new CellError(`use is none of ${fitUses.join(', ')}: ${cells['use']}`);
  const conditions = listOf(cells, 'conditions').map(readCondition);
  if (conditions.length === 0) throw new CellError('no conditions');
  const side = (of: 'accessory' | 'machine') => ({
    sections: listOf(cells, `${of}_sections`),
    needs: listOf(cells, `${of}_with`).map(readNeed),
  });
  const rule = { code: name, use, accessory: side('accessory'), machine: side('machine'), conditions };
  for (const { sections, needs } of [rule.accessory, rule.machine])
    if (sections.length === 0 && needs.length === 0)
      throw new CellError('each side needs sections or attributes, or the rule would speak of every product');
  return rule;
}

function listOf(cells: Row, column: string): string[] {
  const list = items(cells[column]);
  if (list.length > maxItems) throw new CellError(`${column} has more than ${maxItems} entries`);
  return list;
}

/** `shank`, `shank=sds-plus`, or `!shank` for products without it. */
function readNeed(text: string): FitNeed {
  const [, not, attribute, value] = needPattern.exec(text) ?? [];
  if (!attribute || (not && value !== undefined))
    throw new CellError(`not like shank, shank=hex or !shank: ${text.slice(0, 100)}`);
  return { attribute, value: value ?? null, isAbsent: not === '!' };
}

/** `diameter<=chuck`: the accessory's attribute first. */
function readCondition(text: string): FitCondition {
  const [, attribute, is, of] = conditionPattern.exec(text) ?? [];
  if (!attribute || !of) throw new CellError(`not like diameter<=chuck: ${text.slice(0, 100)}`);
  return { attribute, is: is as FitCondition['is'], of };
}
