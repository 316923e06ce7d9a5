/** Number and unit kept together on one line: '18 V'. */
export const withUnit = (value: string, unit: string): string => (unit ? `${value}\u00a0${unit}` : value);
