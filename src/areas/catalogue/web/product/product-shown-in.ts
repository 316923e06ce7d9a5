import type { ProductMessages } from './messages.ts';
import type { ShownIn } from '../cards/shown-in.ts';

/** What the parts of a product's page share. */
export interface ProductShownIn extends ShownIn {
  readonly t: ShownIn['t'] & { readonly detail: ProductMessages };
}
