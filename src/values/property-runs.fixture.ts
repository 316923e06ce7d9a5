/**
 * How often a property is tried that takes long: a third of the times in `npm test`, which makes up other cases each time, and all
 * of them in `npm run test:all`.
 */
export const propertyRuns = (all: number): number => (process.env['TEST_ALL'] ? all : Math.ceil(all / 3));
