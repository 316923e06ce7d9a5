import { describe, expect, it } from 'vitest';
import { createClassNames, styleSheetsOf } from './class-names.ts';

const sheets = ['src/design/page/icon.module.css', 'src/screens/storefront/frame/header.module.css'];
const withStaff = ['src/areas/orders/staff-web/a.module.css', ...sheets, 'src/screens/staff/frame/frame.module.css'];
const named = (build: 'shop' | 'staff', of: readonly string[]): string[] => {
  const nameOf = createClassNames(styleSheetsOf(build, of));
  return sheets.flatMap((sheet) => ['one', 'two'].map((name) => nameOf(name, sheet)));
};

describe('class names', () => {
  it('of the shoppers’ pages are the same with and without style sheets of the back office', () => {
    expect(named('shop', withStaff)).toEqual(['c0-0', 'c0-1', 'c1-0', 'c1-1']);
    expect(named('shop', withStaff)).toEqual(named('shop', sheets));
  });

  it('of the back office are those of all sheets, each another', () => {
    expect(named('staff', withStaff)).toEqual(['c1-0', 'c1-1', 'c3-0', 'c3-1']);
  });

  it('cannot be given to a sheet of another build', () => {
    const nameOf = createClassNames(styleSheetsOf('shop', withStaff));
    expect(() => nameOf('a', 'src/screens/staff/frame/frame.module.css')).toThrow('another build');
  });
});
