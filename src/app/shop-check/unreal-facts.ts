import { fileURLToPath } from 'node:url';
import { readShopData, type ShopData } from '#areas/store/server/shop-data.ts';
import { isIban, normalIban } from '#values/iban.ts';
import { normalTaxId, taxIdKind } from '#values/tax-id.ts';

export const demoShopDir = fileURLToPath(new URL('../../../demo/shop', import.meta.url));

interface UnrealFact {
  readonly path: readonly string[];
  readonly text: string;
}

/** What no shop may be opened with: a tax number or an IBAN that cannot be, or that is the demo's. */
export function findUnrealFacts({ legal, bank }: ShopData): UnrealFact[] {
  const demo = readShopData(demoShopDir);
  const facts: UnrealFact[] = [];
  const taxId = { path: ['legal', 'taxId'], shown: `legal.taxId ${legal.taxId}` };
  if (normalTaxId(legal.taxId) === normalTaxId(demo.legal.taxId))
    facts.push({ path: taxId.path, text: `${taxId.shown} is the demo's` });
  else if (!taxIdKind(legal.taxId))
    facts.push({
      path: taxId.path,
      text: `${taxId.shown} is no NIF, NIE or CIF: its letter or digit of control is wrong`,
    });
  if (bank && normalIban(bank.iban) === normalIban(demo.bank?.iban ?? ''))
    facts.push({ path: ['bank', 'iban'], text: `bank.iban ${bank.iban} is the demo's` });
  else if (bank && !isIban(bank.iban))
    facts.push({ path: ['bank', 'iban'], text: `bank.iban ${bank.iban} is no IBAN: its check digits are wrong` });
  return facts;
}
