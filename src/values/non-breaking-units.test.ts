import { expect, it } from 'vitest';
import { withNonBreakingUnits } from './non-breaking-units.ts';

it('joins numbers and units only', () => {
  expect(withNonBreakingUnits('Taladro 18 V, 60 Nm, con 2 baterías de 5,0 Ah')).toBe(
    'Taladro 18\u00a0V, 60\u00a0Nm, con 2 baterías de 5,0\u00a0Ah',
  );
  expect(withNonBreakingUnits('Pintura 15 l, hasta 150 m²; juego de 4 llaves 10 mm, hasta 500 °C')).toBe(
    'Pintura 15\u00a0l, hasta 150\u00a0m²; juego de 4 llaves 10\u00a0mm, hasta 500\u00a0°C',
  );
});

it('joins the Catalan abbreviation for pieces', () => {
  expect(withNonBreakingUnits('Fulla de multieina, 1 u.')).toBe('Fulla de multieina, 1\u00a0u.');
  expect(withNonBreakingUnits('Llaves de 7 u 8 mm')).toBe('Llaves de 7 u 8\u00a0mm');
});

it('starts no line with a multiplication sign', () => {
  expect(withNonBreakingUnits('Broca 10 × 160 mm')).toBe('Broca 10\u00a0× 160\u00a0mm');
});

it('leaves words after numbers alone', () => {
  const name = 'Cable de 3 metros, 2 maletines y 1 gancho';
  expect(withNonBreakingUnits(name)).toBe(name);
});
