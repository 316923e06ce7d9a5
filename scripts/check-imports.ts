import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

// dependency-cruiser passes emptily when its parser cannot read the sources: too few modules seen is a failure too.
const fewestModules = 100;

const { output } = await cruise(['src'], {
  ...importRules.options,
  validate: true,
  ruleSet: { forbidden: importRules.forbidden },
} as never);
const { summary } = output as ICruiseResult;
for (const violation of summary.violations)
  console.error(`${violation.rule.name}: ${violation.from} → ${violation.to}`);
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} violations`,
);
if (summary.violations.length > 0 || summary.totalCruised < fewestModules) process.exit(1);
