import { createContext, createElement, type FunctionComponent, useContext } from 'react';

/** Lets a render look up which fragments are cached; null in the browser. */
export interface FragmentSlots {
  /** The name of the element that stands for a fragment, and whether its markup is cached. */
  readonly slotOf: (fragment: number, props: object) => { readonly tag: string; readonly isCached: boolean };
}

export const FragmentSlotsContext = createContext<FragmentSlots | null>(null);

/**
 * A component whose markup the server renders once for the same props, language and frame data and takes from
 * FragmentCache afterwards, such as a product's card. In the browser it is the component itself.
 *
 * The key is made of all props, so that none can be forgotten: data by value, event handlers (`on…`) by their presence, and
 * objects with functions by the names of their fields. Other functions and elements cannot be compared and are refused.
 *
 * The component may read the frame's data and stores that are empty on the server, but no location. It begins and ends with
 * an element, and uses no `useId`, whose ids depend on the position in the page. It adds nothing to the head: no title, and
 * no picture that React preloads (those neither lazy nor in a `<picture>`). Fragments may contain fragments.
 */
export const cachedFragment: <Props extends object>(component: FunctionComponent<Props>) => FunctionComponent<Props> =
  import.meta.env.SSR ? withCache : (component) => component;

let fragments = 0;

function withCache<Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> {
  const fragment = (fragments += 1);
  return function CachedFragment(props) {
    const slots = useContext(FragmentSlotsContext);
    if (!slots) return createElement(component, props);
    const { tag, isCached } = slots.slotOf(fragment, props);
    return createElement(tag, null, isCached ? null : createElement(component, props));
  };
}
