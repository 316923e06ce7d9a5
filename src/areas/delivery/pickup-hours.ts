import { clockText } from '#values/opening-hours.ts';
import { shopTime } from '#values/shop-time.ts';

/** The day (YYYY-MM-DD) and the hours (HH:MM) of a slot, and when its goods are ready (ISO). */
interface ReadySlot {
  readonly date: string | null;
  readonly slot: { readonly from: string; readonly to: string } | null;
  readonly readyAt?: string | undefined;
}

type OfferedHours = NonNullable<ReadySlot['slot']> & { readonly date: string; readonly readyAt?: string | undefined };

/** From when goods are to be had in a slot that is offered. */
export const startOf = ({ date, from, to, readyAt }: OfferedHours): string =>
  realHours({ date, slot: { from, to }, readyAt })?.from ?? from;

/** When goods are to be had; without `to`: from then on. */
interface RealHours {
  readonly date: string;
  readonly from?: string;
  readonly to?: string;
}

/** A slot's own hours, or from when its goods are ready where that is later: within it, or after it has ended. Null without a day. */
export function realHours({ date, slot, readyAt }: ReadySlot): RealHours | null {
  const own = date === null ? null : { date, ...slot };
  if (!readyAt) return own;
  const ready = shopTime(new Date(readyAt));
  const from = clockText(ready.minutes);
  if (!own || ready.date > own.date) return { date: ready.date, from };
  if (ready.date < own.date || (slot && from <= slot.from)) return own;
  return slot && from < slot.to ? { ...own, from } : { date: own.date, from };
}
