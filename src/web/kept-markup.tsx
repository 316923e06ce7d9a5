import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Where the pages' rendering is told what need not be rendered again; null in the browser. */
export interface MarkupPlaces {
  /** The name of an element that stands in the fragment's place, and whether its markup is at hand. */
  readonly placeOf: (of: KeptMarkupProps['of']) => { readonly tag: string; readonly isKept: boolean };
}

export const MarkupPlacesContext = createContext<MarkupPlaces | null>(null);

type KeptMarkupProps = { of: readonly [kind: string, ...data: unknown[]]; children: () => ReactNode };

/**
 * A part of the page that many pages share, such as a product's card. On the server it is rendered once for each `of`,
 * afterwards its markup is taken from what was kept (markup-keeper.ts); in the browser it is its children.
 *
 * `of` says all that the markup depends on, save the language: its kind and its data. The part begins and ends with an
 * element, writes no id of `useId`, whose ids come from the place in the page, and adds nothing to the head: no title, and
 * no picture that React would announce there, which it does with those that are neither lazy nor in a `<picture>`. Like the
 * whole page it holds nothing of the visitor. Parts may hold parts.
 */
export const KeptMarkup = import.meta.env.SSR ? KeptOrRendered : ({ children }: KeptMarkupProps) => children();

function KeptOrRendered({ of, children }: KeptMarkupProps) {
  const places = useContext(MarkupPlacesContext);
  if (!places) return children();
  const { tag, isKept } = places.placeOf(of);
  return createElement(tag, null, isKept ? null : children());
}
