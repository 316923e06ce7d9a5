const tests = '\\.(test|fixture)\\.tsx?$';
const testDatabase = '^src/platform/database/test-';
export const isTest = (path: string): boolean => new RegExp(tests).test(path);
/** The one file of the demo's catalogue that reads sources of the shop. */
const demoRules = '^packages/demo-catalogue/src/shop-rules\\.ts$';
const areaServer = '^src/areas/([^/]+)/server/';
const areaWeb = '^src/areas/([^/]+)/web/';

const forbid = (name: string, from: string, to: string, except: { from?: string[]; to?: string[] } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: [tests, ...(except.from ?? [])] },
  to: { path: to, pathNot: except.to ?? [] },
});

/** Contracts, texts and rules at the top of an area, which both sides read. */
const shared = '^src/areas/[^/]+/[^/]+\\.ts$';

/** Layers from left to right: each may import itself and what stands to its left. */
const layers = {
  values: [],
  i18n: ['values'],
  design: ['values', 'i18n'],
  web: ['values', 'i18n', 'design'],
  platform: ['values', 'i18n'],
  screens: ['values', 'i18n', 'design', 'web', 'areas'],
  routes: ['values', 'i18n', 'areas'],
  entry: ['values', 'i18n', 'design', 'web', 'areas', 'screens', 'routes'],
  app: ['values', 'i18n', 'platform', 'areas', 'routes'],
};

/** Which areas may use which others on the server. Equal to what is used: scripts/check-imports.ts compares both. */
export const serverUses: Readonly<Record<string, readonly string[]>> = {
  account: [],
  bank: ['orders', 'payment', 'settling', 'staff'],
  basket: ['catalogue'],
  catalogue: ['inventory'],
  checkout: ['delivery', 'payment'],
  content: [],
  delivery: ['store'],
  discovery: ['catalogue', 'delivery'],
  enquiries: ['account'],
  inventory: [],
  invoices: [],
  lists: ['catalogue'],
  navigation: [],
  orders: ['account', 'basket', 'catalogue', 'delivery', 'inventory', 'invoices', 'payment', 'staff'],
  payment: [],
  search: ['catalogue'],
  settling: ['delivery', 'invoices', 'orders', 'payment', 'staff'],
  staff: ['account'],
  'stock-notices': ['account', 'catalogue'],
  store: [],
};

/** The same in the browser. */
export const webUses: Readonly<Record<string, readonly string[]>> = {
  account: ['delivery'],
  basket: ['catalogue'],
  catalogue: [],
  checkout: ['account', 'basket', 'catalogue', 'delivery', 'payment', 'store'],
  consent: [],
  delivery: [],
  enquiries: ['account'],
  lists: ['account', 'catalogue'],
  orders: ['account', 'basket', 'payment', 'store'],
  payment: [],
  search: [],
  'stock-notices': ['account'],
  store: [],
};

const onlyUses = (side: 'server' | 'web', uses: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(uses).map(([area, allowed]) =>
    forbid(
      `${area}-${side}-uses-${allowed.join('-') || 'no-other-area'}`,
      `^src/areas/${area}/${side}/`,
      `^src/areas/[^/]+/${side}/`,
      { to: [area, ...allowed].map((name) => `^src/areas/${name}/`) },
    ),
  );

export const importRules = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(layers).map(([layer, allowed]) =>
      forbid(`${layer}-uses-${allowed.join('-') || 'nothing'}`, `^src/${layer}/`, '^src/', {
        to: [layer, ...allowed].map((name) => `^src/${name}/`),
      }),
    ),
    forbid('packages-use-nothing-of-the-shop', '^packages/([^/]+)/', '^(src|demo|scripts|packages)/', {
      from: [demoRules],
      to: ['^packages/$1/'],
    }),
    forbid('the-demo-catalogue-keeps-rules-of-the-shop', demoRules, '^(src|demo|scripts|packages)/', {
      to: [
        '^src/(values|i18n|areas/pricing)/',
        '^src/areas/catalogue/server/(fit-rules|import/read/parse-fit-rule)\\.ts$',
      ],
    }),
    forbid('packages-are-used-through-their-door', '^(src|demo|scripts|bench)/', '^packages/', {
      to: ['^packages/([^/]+)/src/\\1\\.ts$'],
    }),
    forbid('only-the-app-fills-the-demo', '^src/(?!app/)', '^demo/'),
    forbid('areas-use-what-is-below', '^src/areas/', '^src/', {
      to: ['^src/(values|i18n|design|web|platform|areas)/'],
    }),
    forbid('contracts-use-values-and-contracts', '^src/areas/[^/]+/contract\\.ts$', '^src/', {
      to: ['^src/values/', shared],
    }),
    forbid('shared-rules-use-values-and-languages', shared, '^src/', { to: ['^src/(values|i18n)/', shared] }),
    forbid(
      'server-never-uses-web',
      '^src/(areas/[^/]+/server|platform)/',
      '^src/(areas/[^/]+/web|web|design|screens)/',
    ),
    forbid(
      'web-never-uses-server',
      '^src/(areas/[^/]+/web|web|design|screens|entry)/',
      '^src/(areas/[^/]+/server|platform)/',
    ),
    forbid(
      'shoppers-reach-nothing-of-the-staff',
      '^src/(screens/storefront|design|web|areas/[^/]+/web|entry/(client|server|create-routes|prefetch))',
      '^src/(screens/staff|areas/[^/]+/staff-web|routes/staff-|entry/staff)',
    ),
    forbid('the-staff-has-screens-of-its-own', '^src/screens/staff/', '^src/screens/storefront/'),
    forbid('routes-are-contracts', '^src/routes/', '^src/areas/[^/]+/(server|web)/'),
    forbid('server-doors', areaServer, areaServer, { to: ['^src/areas/$1/', '^src/areas/([^/]+)/server/\\1\\.ts$'] }),
    forbid('web-doors', areaWeb, areaWeb, { to: ['^src/areas/$1/', '^src/areas/([^/]+)/web/\\1-web\\.ts$'] }),
    ...onlyUses('server', serverUses),
    ...onlyUses('web', webUses),
    {
      name: 'production-uses-no-dev-dependencies',
      severity: 'error',
      // What src/app/main.ts reaches, but for what only tests, the build and the demo's generator need.
      from: { path: '^(src|packages|demo)/', pathNot: [tests, testDatabase, '^packages/demo-catalogue/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-tests-use-the-tools',
      severity: 'error',
      // `npm start` does not install the workspace `tools`, so package.json does not list its packages.
      from: { path: '^(src|packages|demo)/', pathNot: [tests, testDatabase] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      // The last two are types without code.
      to: { couldNotResolve: true, pathNot: '^(virtual:|geojson$|topojson-specification$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
