import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { importRules, isTest, serverUses, webUses } from './import-rules.ts';
import { findMutualFolders } from './mutual-folders.ts';

// dependency-cruiser passes without a word when its parser cannot read the sources: too few modules is a failure too.
const minModules = 100;

const { output } = await cruise(['src', 'packages', 'demo'], {
  ...importRules.options,
  validate: true,
  ruleSet: { forbidden: importRules.forbidden },
} as never);
const { modules, summary } = output as ICruiseResult;
const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
for (const [side, allowed] of Object.entries({ server: serverUses, web: webUses }))
  violations.push(...unusedPermissions(modules, side, allowed));
violations.push(...mutualFolders(modules));

for (const violation of violations) console.error(violation);
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${violations.length} violations`,
);
if (violations.length > 0 || summary.totalCruised < minModules) process.exit(1);

/** What the map of areas allows but no module uses: the map is equal to what is used. */
function unusedPermissions(
  modules: readonly IModule[],
  side: string,
  allowed: Readonly<Record<string, readonly string[]>>,
): string[] {
  const areaOf = (path: string): string | undefined => new RegExp(`^src/areas/([^/]+)/${side}/`).exec(path)?.[1];
  const used = new Set<string>();
  for (const { source, dependencies } of modules.filter((module) => !isTest(module.source)))
    for (const { resolved } of dependencies) used.add(`${areaOf(source)} ${areaOf(resolved)}`);
  return Object.entries(allowed).flatMap(([area, others]) =>
    others
      .filter((other) => !used.has(`${area} ${other}`))
      .map((other) => `unused permission: ${area} uses ${other} (${side})`),
  );
}

function mutualFolders(modules: readonly IModule[]): string[] {
  const imports = modules
    .filter(({ source }) => source.startsWith('src/') && !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => resolved.startsWith('src/') && !isTest(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
  return findMutualFolders(imports).map((pair) => {
    const arrows = pair.map(({ from, to, example }) => `${from} → ${to} (${example.from} → ${example.to})`);
    return `folders import each other: ${arrows.join(' and ')}`;
  });
}
