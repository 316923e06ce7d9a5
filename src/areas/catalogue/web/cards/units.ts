const numberAndUnit = /(\d) (?=(?:[kM]?[VW]|[kmc]?m[²³]?|[kmc]?[gl]|Ah|Nm|J|bar|rpm|uds?|u(?=\.))(?![\p{L}\d]))/gu;

/** Keeps numbers and units on one line; names from a catalogue file have plain spaces. */
export const withNonBreakingUnits = (name: string): string => name.replace(numberAndUnit, '$1\u00a0');

/** Joins a number and its unit with a non-breaking space: '18 V'. */
export const withUnit = (value: string, unit: string): string => (unit ? `${value}\u00a0${unit}` : value);
