import { ServerMarkup } from '#web/server-markup.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import type { ProductQuestionsProps } from './product-questions.tsx';

// A static import would put the section into the browser's bundle of the page.
const ProductQuestions = import.meta.env.SSR
  ? (await import('./product-questions.tsx')).default
  : lazyPart(() => import('./product-questions.tsx'));

/** What customers ask about a product, and the way to ask more. */
export const QuestionsSection = (props: ProductQuestionsProps) => (
  <ServerMarkup>
    <ProductQuestions {...props} />
  </ServerMarkup>
);
