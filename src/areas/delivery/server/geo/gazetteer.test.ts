import { describe, expect, it } from 'vitest';
import { isPostalCode } from '#values/contact-rules.ts';
import { loadGazetteer } from './gazetteer.ts';

const gazetteer = await loadGazetteer();
const namesOf = (code: string): string[] => gazetteer.findByPostalCode(code).map(({ name }) => name);
const byId = (id: string) => gazetteer.municipalities.find((one) => one.id === id)!;

describe('the municipalities of Spain', () => {
  it('have possible postal codes only, of their own province where they have any', () => {
    expect(gazetteer.municipalities.length).toBeGreaterThan(8000);
    expect(gazetteer.postalCodes.filter((code) => !isPostalCode(code))).toEqual([]);
    expect(byId('08015')).toEqual({
      id: '08015',
      name: 'Badalona',
      postalCodes: ['08911', '08912', '08913', '08914', '08915', '08916', '08917', '08918'],
    });
    // A typing error of the register, and a village that gets its mail from the next province.
    expect(namesOf('07120')).not.toContain('Almería');
    expect(namesOf('08281')).toContain('La Molsosa');
  });

  it('are found at a point well inside of each', () => {
    const lost = gazetteer.municipalities.filter((one) => !gazetteer.findNear(gazetteer.middleOf(one)).includes(one));
    expect(lost).toEqual([]);
  });

  it('are near a point within a kilometre of their outlines, the nearest first', () => {
    const names = (lat: number, lng: number): string[] => gazetteer.findNear({ lat, lng }).map(({ name }) => name);
    expect(names(41.4502, 2.2445)[0]).toBe('Badalona');
    // The bridge of Badalona's beach, and ten kilometres further.
    expect(names(41.4427, 2.2503)).toContain('Badalona');
    expect(names(41.39, 2.35)).toEqual([]);
    expect(names(40.4169, -3.7035)).toEqual(['Madrid']);
  });

  it('count as part of the one that they belonged to where they have no postal codes yet', () => {
    expect(gazetteer.findNear({ lat: 36.36, lng: -5.31 }).length).toBeGreaterThan(0);
    expect(gazetteer.findNear({ lat: 37.065, lng: -5.807 }).map(({ id }) => id)).toContain('41095');
  });
});
