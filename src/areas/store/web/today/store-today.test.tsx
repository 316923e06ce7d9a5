import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { StoreContacts } from '../store-contacts.ts';
import { StoreToday } from './store-today.tsx';

const day = '08:00 - 13:30 / 15:00 - 19:00';
const contacts = {
  hours: {
    week: [day, day, day, day, day, '09:00 - 13:30', 'Cerrado'],
    exceptions: [
      { date: '2026-12-08', workTime: 'Cerrado', note: 'La Inmaculada' },
      { date: '2026-12-24', workTime: '08:00 - 14:00', note: 'Nochebuena' },
    ],
  },
  schedule: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'].map((name) => ({ day: name })),
} as unknown as StoreContacts;

const shownAt = (moment: string): string => renderToStaticMarkup(<StoreToday contacts={contacts} moment={moment} />);
const labels = (html: string): string[] =>
  Array.from(html.matchAll(/aria-label="([^"]+)"|(\d+)\u00a0h/g), ([, bar, hour]) => bar ?? hour!);
const bars = (html: string): string[] =>
  Array.from(
    html.matchAll(/<rect class="[^"]+" x="([\d.]+%)"[^>]* width="([\d.%]+)"/g),
    ([, x, width]) => `${x} ${width}`,
  );

describe('today’s hours, as the server sends them', () => {
  it('have both ranges of a day with a lunch break, and where it is now in Spain', () => {
    const html = shownAt('2026-11-23T15:30:00Z');
    expect(html).toContain('Abierto ahora');
    expect(html).toContain('Hoy hasta las 19:00');
    expect(html).toContain('Cerramos a mediodía, de 13:30 a 15:00.');
    expect(labels(html)).toEqual([
      'Hoy abrimos de 08:00 a 13:30 y de 15:00 a 19:00. Ahora: 16:30',
      ...['7', '10', '13', '16', '19'],
    ]);
    expect(bars(html)).toEqual(['8.33% 45.83%', '66.67% 33.33%', '79.17% 4']);
  });

  it('follow summer time', () => {
    expect(labels(shownAt('2026-07-20T14:30:00Z'))[0]).toMatch(/Ahora: 16:30$/);
  });

  it('say during the lunch break when it opens again', () => {
    const html = shownAt('2026-11-23T13:00:00Z');
    expect(html).toContain('Cerrado ahora');
    expect(html).toContain('Abre a las 15:00');
  });

  it('are those of an exception, with its note', () => {
    const html = shownAt('2026-12-24T10:00:00Z');
    expect(html).toContain('Hoy hasta las 14:00');
    expect(html).toContain('Nochebuena');
    expect(bars(html)[0]).toBe('12.5% 75%');
  });

  it.each([
    ['a holiday', '2026-12-08T10:00:00Z', 'La Inmaculada', 'Abre mañana a las 08:00'],
    ['a Sunday', '2026-11-29T10:00:00Z', 'Hoy está cerrado', 'Abre mañana a las 08:00'],
  ])('have no bar on %s', (_day, moment, note, next) => {
    const html = shownAt(moment);
    expect(html).not.toContain('<svg');
    expect(html).toContain(note);
    expect(html).toContain(next);
  });

  it('have no mark while it is too early or too late for the bar', () => {
    expect(bars(shownAt('2026-11-23T03:00:00Z'))).toHaveLength(2);
  });
});
