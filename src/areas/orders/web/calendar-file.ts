import { realHours } from '#areas/delivery/pickup-hours.ts';
import { hourMs } from '#values/durations.ts';
import { momentOf } from '#values/moment-of.ts';
import type { Order } from '../contract.ts';

/** An event for a calendar: RFC 5545, in UTC, lines of 75 bytes at most. Null without a day and hours. */
export function calendarFile(order: Order, texts: { readonly title: string; readonly place: string }): string | null {
  const { date, from, to } = realHours(order.delivery) ?? {};
  if (!date || !from) return null;
  const start = momentOf(date, from);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ferreter//Orders//EN',
    'BEGIN:VEVENT',
    `UID:order-${order.number}`,
    `DTSTAMP:${utc(new Date(order.date))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(to ? momentOf(date, to) : new Date(start.getTime() + hourMs))}`,
    `SUMMARY:${escaped(texts.title)}`,
    `LOCATION:${escaped(texts.place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** '20261125T080000Z' */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Broken before the 74th character: one of two bytes may be among them, and none is torn apart. */
const folded = (line: string): string => line.match(/.{1,36}/gu)!.join('\r\n ');
