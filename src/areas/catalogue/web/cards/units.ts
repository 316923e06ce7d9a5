const numberAndUnit = /(\d) (?=(?:[kM]?[VW]|[kmc]?m[²³]?|[kmc]?[gl]|Ah|Nm|J|bar|rpm|uds?)(?![\p{L}\d]))/gu;

/** A number and its unit stay in one line: names from a catalogue file hold plain spaces. */
export const withNonBreakingUnits = (name: string): string => name.replace(numberAndUnit, '$1\u00a0');

/** Number and unit kept together on one line: '18 V'. */
export const withUnit = (value: string, unit: string): string => (unit ? `${value}\u00a0${unit}` : value);
