import { afterEach, beforeEach, vi } from 'vitest';

// React reports wrong markup and failed updates with console.error alone. A test that expects one mocks it itself.
const errors: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args));
});
afterEach(() => {
  const [first] = errors.splice(0);
  if (first) throw new Error(`Unexpected console.error: ${first.map(String).join(' ')}`);
});
