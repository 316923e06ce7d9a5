const numberAndUnit = /(\d) (?=(?:[kM]?[VW]|[kmc]?m[²³]?|[kmc]?[gl]|Ah|°C|Nm|J|bar|rpm|uds?|×|u(?=\.))(?![\p{L}\d]))/gu;

/** Keeps numbers on one line with their unit or multiplication sign; names from a catalogue file have plain spaces. */
export const withNonBreakingUnits = (name: string): string => name.replace(numberAndUnit, '$1\u00a0');
