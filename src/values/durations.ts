/** Milliseconds. A day here is 24 hours: calendar days, which may be an hour shorter or longer, are counted in shop-time.ts. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Seconds, for cookies, tokens and `Cache-Control`. */
export const minuteSeconds = 60;
export const hourSeconds = 60 * minuteSeconds;
export const daySeconds = 24 * hourSeconds;
