const layer = (name: string, from: string, to: string, extra: { pathNot?: string } = {}) => ({
  name,
  severity: 'error',
  from: { path: from, ...extra },
  to: { path: to },
});
const tests = '\\.(test|fixture)\\.tsx?$';
const areas = '^src/areas/([^/]+)/';

/** Which areas may use which others on the server, through their door only (README, where things are). */
const uses = {
  account: [],
  catalogue: [],
  content: [],
  store: [],
  consent: [],
  payment: [],
  delivery: ['store'],
  navigation: ['catalogue', 'content'],
  search: ['catalogue'],
  basket: ['catalogue'],
  favourites: ['catalogue', 'account'],
  compare: ['catalogue', 'account'],
  orders: ['account', 'basket', 'catalogue', 'delivery', 'payment'],
  checkout: ['basket', 'catalogue', 'account', 'delivery', 'payment', 'orders'],
};

export const importRules = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    layer('values-use-nothing', '^src/values/', '^src/(?!values/)'),
    layer('i18n-uses-values', '^src/i18n/', '^src/(?!values/|i18n/)'),
    layer('design-is-below-the-areas', '^src/design/', '^src/(?!values/|i18n/|design/)'),
    layer('platform-is-below-the-areas', '^src/platform/', '^src/(areas|design|web)/'),
    // An area's long schemas may stand in files of their own beside its contract.
    layer(
      'contracts-use-values-and-contracts',
      '^src/areas/[^/]+/contract\\.ts$',
      '^src/(?!values/|i18n/locale|areas/[^/]+/[^/]+\\.ts)',
    ),
    layer('server-never-uses-web', '^src/areas/[^/]+/server/', '^src/(areas/[^/]+/web|web|design|screens)/'),
    layer(
      'web-never-uses-server',
      '^src/(areas/[^/]+/web|web|design|screens)/',
      '^src/(areas/[^/]+/server|platform)/',
      {
        pathNot: tests,
      },
    ),
    layer('areas-are-below-screens', '^src/areas/', '^src/screens/'),
    {
      name: 'other-areas-through-their-door',
      severity: 'error',
      from: { path: `${areas}server/`, pathNot: tests },
      to: { path: `${areas}server/`, pathNot: ['^src/areas/$1/', '^src/areas/([^/]+)/server/\\1\\.ts$'] },
    },
    ...Object.entries(uses).map(([area, allowed]) => ({
      name: `${area}-uses-${allowed.join('-') || 'no-other-area'}`,
      severity: 'error',
      from: { path: `^src/areas/${area}/server/`, pathNot: tests },
      to: { path: '^src/areas/[^/]+/server/', pathNot: [area, ...allowed].map((name) => `^src/areas/${name}/`) },
    })),
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(#app|virtual:)' },
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
