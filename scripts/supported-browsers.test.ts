import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { browserSupport } from './browser-support.ts';
import { buildPages } from './build.ts';
import { styleSheetsOf } from './class-names.ts';
import { projectRoot } from './project-root.ts';
import { lackingInScript } from './script-features.ts';
import { lackingInStyle } from './style-features.ts';
import { supportedBrowsers } from './supported-browsers.ts';

/**
 * What one of the browsers lacks and is used all the same: where, and why it does no harm there. `where` is a script by the name
 * of its chunk, or a style sheet of `src` by its name; '*' is all style sheets.
 */
const reviewed: readonly [feature: string, where: string, why: string][] = [
  // Scripts of packages.
  ['api.Document.startViewTransition', 'vendor', 'asked for first, and not used by the shop'],
  ['api.HTMLElement.popover', 'vendor', 'compared with null, for events that then do not come'],
  ['api.MouseEvent.movementX', 'vendor', 'asked for with in'],
  ['api.MouseEvent.movementY', 'vendor', 'asked for with in'],
  ['api.Navigator.connection', 'vendor', 'asked for first'],
  ['api.Navigator.cookieEnabled', 'basket-page', 'undefined is taken for true'],
  ['api.Window.devicePixelRatio', 'vendor', 'Safari has it, and does not change it with the zoom'],
  ['api.Window.navigation', 'vendor', 'asked for by typeof'],
  ['html.global_attributes.is', 'vendor', 'for custom elements, which the shop has none of'],
  ['api.Document.exitFullscreen', 'fp.esm', 'one of several names, each asked for'],
  ['api.Document.fullscreenElement', 'fp.esm', 'one of several names, each asked for'],
  ['api.Navigator.deviceMemory', 'fp.esm', 'undefined is an answer'],
  ['api.Navigator.userAgentData', 'fp.esm', 'undefined is an answer'],
  ['api.HTMLAnchorElement.ping', 'maplibre-map', 'a function of its own'],
  ['api.VideoFrame', 'maplibre-map', 'asked for by typeof'],
  ['api.Navigator.cookieEnabled', 'basket-page', 'undefined is taken for true'],
  ['api.Window.devicePixelRatio', 'maplibre-map', 'Safari has it, and does not change it with the zoom'],
  ['api.Window.viewport', 'maplibre-map', 'a function of WebGL'],
  ['javascript.builtins.ArrayBuffer.resize', 'maplibre-map', 'a function of its own'],
  ['javascript.builtins.Intl.Segmenter', 'maplibre-map', 'asked for with in'],
  ['javascript.builtins.Set.difference', 'maplibre-map', 'a function of its own'],

  // The shop's.
  ['api.Element.role', 'product-fits', "a word of the shop's data"],
  ['api.HTMLElement.popover', 'after-start', 'a tooltip is placed and layered by its style too'],
  ['api.KeyboardEvent.isComposing', 'client', 'Safari has it, and ends composing a little early'],
  ['api.KeyboardEvent.repeat', 'order-detail-screen', 'the name of a class'],
  ['api.KeyboardEvent.repeat', 'repeat-button', "a word of the shop's texts"],
  ['api.Navigator.connection', 'after-start', 'with ??'],
  ['api.Navigator.connection', 'map-slot', 'with ?.'],
  ['html.elements.img.fetchpriority', 'home-screen', 'only sooner'],
  ['html.elements.img.fetchpriority', 'shared', 'only sooner'],
  ['html.global_attributes.autocapitalize', '*', 'Safari on a computer has no such keyboard'],
  ['html.global_attributes.popover', 'client', 'snackbars are placed and layered by their style too'],

  // Rules with ':has', which Firefox drops before 121.
  [
    'css.selectors.has',
    'base',
    "the page scrolls behind a dialog; ':is' keeps the rules of amounts; native controls show what is chosen",
  ],
  ['css.selectors.has', 'checkout-frame', 'less room below'],
  [
    'css.selectors.has',
    'checkout-page',
    'the end of the page is scrolled to behind the bar, which has the button itself',
  ],
  ['css.selectors.has', 'choice', 'only the colour of what cannot be chosen, which the browser dims'],
  ['css.selectors.has', 'choice-tile', 'the native control shows what is chosen (base.css)'],
  ['css.selectors.has', 'compare-bar', 'the bar can be closed'],
  ['css.selectors.has', 'content-text', 'a wide table is as wide as it is'],
  ['css.selectors.has', 'delivery-map', 'the cross has a rule of its own without it'],
  ['css.selectors.has', 'energy-arrow', 'the arrow stands above the amount'],
  ['css.selectors.has', 'field', 'a long value runs below the button'],
  ['css.selectors.has', 'option-cards', 'the circle shows what is chosen, and its own outline the focus'],
  ['css.selectors.has', 'page-screen', 'a single column'],
  ['css.selectors.has', 'product-card', 'the price before stands above the other one'],
  ['css.selectors.has', 'product-gallery', 'no picture for a missing picture'],
  ['css.selectors.has', 'section-links', 'less room beside a name without a picture'],
  ['css.selectors.has', 'segmented', 'the native control shows what is chosen (base.css)'],
  ['css.selectors.has', 'sticky-bar', 'less room below'],
  ['css.selectors.has', 'time-choice', 'the native control shows what is chosen (base.css)'],
  ['css.selectors.details-content', 'kit-list', 'the list opens at once'],
  ['css.selectors.fullscreen', 'base', 'the map never fills the screen'],
  ['css.selectors.selection', 'base', 'only the colour of selected text'],

  // Declarations and conditions: without them it looks plainer, or loads sooner than it needs.
  ['css.at-rules.media.scripting', '*', 'controls that do nothing without scripts are shown'],
  ['css.at-rules.page', '*', 'a comparison is printed upright'],
  ['css.at-rules.starting-style', '*', 'opens at once'],
  ['css.properties.accent-color', '*', 'the colour of a slider'],
  ['css.properties.baseline-shift', '*', "a value that is everybody's first (maplibre-gl)"],
  ['css.properties.content-visibility', '*', 'what is out of sight is laid out too'],
  ['css.properties.cursor', '*', 'telephones have none'],
  ['css.properties.font-variant-alternates', '*', "a value that is everybody's first (maplibre-gl)"],
  ['css.properties.font-variant-position', '*', "a value that is everybody's first (maplibre-gl)"],
  ['css.properties.forced-color-adjust', '*', 'there are no forced colours'],
  ['css.properties.grid-template-columns.subgrid', '*', 'order-changes.module.css has columns without it'],
  ['css.properties.overscroll-behavior', '*', 'what is behind scrolls on'],
  ['css.properties.overscroll-behavior-x', '*', 'what is behind scrolls on'],
  ['css.properties.paint-order', '*', 'the outline of a letter is on top'],
  ['css.properties.print-color-adjust', '*', 'printed without colours'],
  ['css.properties.resize', '*', 'telephones have no corner to pull at'],
  ['css.properties.scrollbar-width', '*', 'a bar is shown'],
  ['css.properties.text-wrap', '*', 'lines break where they are full'],
  ['css.properties.user-select', '*', 'with a prefix beside it'],
];

const client = join(projectRoot, 'dist/client');
const support = browserSupport(supportedBrowsers);
interface Use {
  readonly feature: string;
  readonly where: string;
  readonly code: string;
}
let uses: Use[];
beforeAll(async () => {
  await buildPages(() => {});
  uses = [...usesInScripts(), ...usesInStyles()];
});

/** The scripts of one language: those of the other differ in their texts only. */
function usesInScripts(): Use[] {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest-es.json'), 'utf8')) as Readonly<
    Record<string, { file: string; name?: string }>
  >;
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  return scripts.flatMap(({ file, name = '' }) =>
    lackingInScript(readFileSync(join(client, file), 'utf8'), support).map((use) => ({ ...use, where: name })),
  );
}

function usesInStyles(): Use[] {
  const files = globSync('assets/*.css', { cwd: client });
  expect(files.length).toBe(2);
  return files.flatMap((file) =>
    lackingInStyle(readFileSync(join(client, file), 'utf8'), support).map(({ feature, code, takesOthers }) => ({
      feature: takesOthers ? `${feature} among others` : feature,
      code,
      where: sourceOf(code),
    })),
  );
}

const styleSheets = styleSheetsOf('shop');

/** The style sheet of a selector's first class (class-names.ts), 'base' without one. */
function sourceOf(selector: string): string {
  const [, index] = /\.c([0-9a-z]+)-/.exec(selector) ?? [];
  return index === undefined ? 'base' : basename(styleSheets[parseInt(index, 36)]!, '.module.css');
}

const isReviewed = (use: Use, [feature, where]: (typeof reviewed)[number]): boolean =>
  (use.feature === feature || use.feature.startsWith(`${feature}.`)) && (where === '*' || use.where === where);

it('uses no function and no selector that one of the browsers lacks, unless it does no harm', () => {
  const harmful = uses.filter((use) => !reviewed.some((entry) => isReviewed(use, entry)));
  const lines = harmful.map(
    ({ feature, where, code }) =>
      `${feature} (not in ${support.lacking(feature.split(' ')[0]!)!.join(', ')}) in ${where}: ${code}`,
  );
  expect([...new Set(lines)]).toEqual([]);
});

it('has reviewed nothing that is no longer used', () => {
  expect(reviewed.filter((entry) => !uses.some((use) => isReviewed(use, entry)))).toEqual([]);
});

it.each([
  ['Map.groupBy(list, key)', 'javascript.builtins.Map.groupBy'],
  ['const { promise } = Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['text.toWellFormed()', 'javascript.builtins.String.toWellFormed'],
  ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['list?.toReversed()', 'javascript.builtins.Array.toReversed'],
  ['list.with(0, one)', 'javascript.builtins.Array.with'],
  ['one.union(other)', 'javascript.builtins.Set.union'],
  ['found.values().map(one => one)', 'javascript.builtins.Iterator.map'],
  ['const query = new URLSearchParams(); () => query.size > 0', 'api.URLSearchParams.size'],
  ['AbortSignal.any(signals)', 'api.AbortSignal.any_static'],
  ['URL.parse(text)', 'api.URL.parse_static'],
  ['element.hidePopover()', 'api.HTMLElement.hidePopover'],
  ['control.ariaLabel.split(":")', 'api.Element.ariaLabel'],
  ['document.startViewTransition(update)', 'api.Document.startViewTransition'],
  ['scheduler.yield()', 'api.scheduler'],
  ['new CloseWatcher()', 'api.CloseWatcher'],
  ['text.replace(/[\\p{L}--a]/v, "")', 'javascript.builtins.RegExp.unicodeSets'],
  ['jsx("button", { commandFor: id })', 'html.elements.button.commandfor'],
])('names what a browser lacks: %s', (code, feature) => {
  expect(lackingInScript(code, support).map((use) => use.feature)).toContain(feature);
});

it.each([
  'element.hidePopover?.()',
  'list.at(-1)',
  'const query = new URLSearchParams(); query => query.size; new Set().size',
  'z.with',
  '[...found.values()].map(one => one)',
  'Object.values(found).map(one => one)',
  'const entry = { toSorted: true, inert: true }',
  'structuredClone(draft)',
  'document.addEventListener("click", ignore, { capture: true })',
])('accepts what all have, and a call that is made only where there is something to call: %s', (code) => {
  expect(lackingInScript(code, support)).toEqual([]);
});

it.each([
  [':root:not([data-net], :has(#net:checked)) .net { display: none }', 'css.selectors.has', true],
  ['.a, .b:has(i) { color: red }', 'css.selectors.has', true],
  ['.a:has(i) { color: red }', 'css.selectors.has', false],
  [':root:not(:is([data-net], :has(#net:checked))) .net { display: none }', 'css.selectors.has', false],
  ['.a { .b:popover-open & { color: red } }', 'css.selectors.popover-open', false],
  ['@container (width > 1px) { .a { text-wrap: balance } }', 'css.properties.text-wrap', false],
  ['.a { color: light-dark(red, blue) }', 'css.types.color.light-dark', false],
  ['.a { position-anchor: --b }', 'css.properties.position-anchor', false],
  ['.a { width: 1px; grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid', false],
  ['@scope (.a) { b { color: red } }', 'css.at-rules.scope', false],
])('names what a browser lacks in a style: %s', (css, feature, takesOthers) => {
  expect(lackingInStyle(css, support)).toContainEqual(expect.objectContaining({ feature, takesOthers }));
});

it('accepts a style that all understand, or that asks for what it needs', () => {
  const asks = '@supports not selector(:has(a)) { .a:has(i) { text-wrap: balance } } .b:hover { height: 100dvh }';
  expect(lackingInStyle(asks, support)).toEqual([]);
});
