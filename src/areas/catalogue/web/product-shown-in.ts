import type { ProductMessages } from '../product-page/messages.ts';
import type { ShownIn } from './shown-in.ts';

/** What the parts of a product's page share. */
export interface ProductShownIn extends ShownIn {
  readonly t: ShownIn['t'] & { readonly detail: ProductMessages };
}
