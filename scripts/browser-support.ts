import { features } from 'web-features';

/** The compatibility data's names of `supportedBrowsers`; Samsung Internet 22 is Chromium 111. */
const browserNames: Readonly<Record<string, string>> = {
  safari: 'safari',
  ios: 'safari_ios',
  firefox: 'firefox',
  chrome: 'chrome',
};

/** Values that scripts hold without naming what they are. Others' members, of hardware and the like, are words of the shop too. */
const functionsOf =
  /^(?:javascript\.builtins\.(?:Array|ArrayBuffer|Date|Map|Number|Object|Promise|RegExp|Set|String|TypedArray|WeakMap)|api\.(?:HTML(?!Geolocation)\w*Element|AbortSignal|History|Navigator|Range|Request|Response|Selection|URL|URLSearchParams|Window))\.(\w+)$/;
const membersOf =
  /^api\.(?:Document|DocumentFragment|Element|Event|HTMLElement|KeyboardEvent|MouseEvent|Node|PointerEvent)\.(\w+)$/;

const isMember = /^(?:javascript\.builtins|api)\.\w+\.\w+$/;

export interface BrowserSupport {
  /** The browsers of the list that lack a feature, such as `javascript.builtins.Map.groupBy`; undefined if it is unknown. */
  lacking(feature: string): readonly string[] | undefined;
  /** All features that one of them lacks and that are members of a value or an interface. */
  listLacking(): readonly string[];
  /** The functions called so, such as those of Array and of typed arrays, and with `isCalled` false the properties of elements. */
  membersNamed(name: string, isCalled: boolean): readonly string[];
}

/** What the browsers, written as Vite does (`safari16.4`), have of all that the compatibility data know. */
export function browserSupport(browsers: readonly string[]): BrowserSupport {
  const wanted = browsers.map((browser) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser)!;
    return { browser, name: browserNames[name]!, version };
  });
  const lacks = new Map<string, readonly string[]>();
  const functions = new Map<string, string[]>();
  const members = new Map<string, string[]>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    const keys = (feature.status.by_compat_key ?? {}) as Readonly<
      Record<string, { support: Readonly<Record<string, string>> }>
    >;
    for (const [key, { support }] of Object.entries(keys)) {
      lacks.set(
        key,
        wanted.filter(({ name, version }) => !isSince(support[name], version)).map(({ browser }) => browser),
      );
      const [called, member] = [functionsOf, membersOf].map((pattern) => pattern.exec(key)?.[1]);
      if (called) append(functions, called, key);
      if (member) append(members, member, key);
    }
  }
  return {
    lacking: (feature) => lacks.get(feature),
    listLacking: () => [...lacks].flatMap(([key, browsers]) => (browsers.length > 0 && isMember.test(key) ? key : [])),
    membersNamed: (name, isCalled) => [...(members.get(name) ?? []), ...((isCalled && functions.get(name)) || [])],
  };
}

const append = (lists: Map<string, string[]>, name: string, key: string): void =>
  void lists.set(name, [...(lists.get(name) ?? []), key]);

/** '≤79' is how the data say that it is at least that old. */
function isSince(first: string | undefined, version: string): boolean {
  const numbers = (text: string): number[] => text.replace('≤', '').split('.').map(Number);
  if (first === undefined) return false;
  const [[major = 0, minor = 0], [ownMajor = 0, ownMinor = 0]] = [numbers(first), numbers(version)] as const;
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}
