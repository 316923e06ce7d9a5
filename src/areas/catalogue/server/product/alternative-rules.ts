import { z } from 'zod';

const codes = z.array(z.string().min(1).max(64)).max(60);

/** What makes one product of a section an alternative to another, by the codes of attributes. */
export const alternativeRule = z.strictObject({
  /** The rule holds below this address of a section; without it, in all sections. */
  section: z.string().startsWith('/catalog/').optional(),
  /** Attributes of which an alternative has the same values, or like the product none; without this list, all but the two below. */
  same: codes.optional(),
  /** Numbers of which less is lighter. */
  lighter: codes.default([]),
  /** Numbers of which more is more powerful. */
  stronger: codes.default([]),
});
export type AlternativeRule = z.infer<typeof alternativeRule>;

/** The first rule that holds for a section. */
export const alternativeRuleFor = (rules: readonly AlternativeRule[], url: string): AlternativeRule | undefined =>
  rules.find(({ section }) => !section || url === section || url.startsWith(`${section}/`));
