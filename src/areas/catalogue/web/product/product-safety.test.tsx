import { expect, test } from 'vitest';
import { page, words } from './product-page.fixture.tsx';

test('maker, responsible person, warnings, guarantee and take-back have a section', () => {
  const responsible = { name: 'Importa, S.L.', address: 'Gran Via 1, Barcelona', contact: 'importa@importa.example' };
  const maker = { name: 'Vulkar Ltd', address: 'Sample Road 1, Ningbo', contact: 'safety@vulkar.example', responsible };
  const text = words(
    page({
      maker,
      warnings: ['Usar gafas.'],
      guarantee: { years: 5, terms: 'La da Vulkar.' },
      weee: true,
      battery: true,
      ean: '8400000018605',
    }),
  );
  for (const part of [
    ...Object.values(responsible),
    ...[maker.name, maker.address, maker.contact, '8400000018605', 'Usar gafas.', 'La da Vulkar.'],
    ...['Garantía del fabricante: 5 años', 'No sustituye a la garantía legal', 'Al final de su vida'],
    ...['Trae el viejo a la tienda', 'Las pilas y baterías gastadas'],
  ])
    expect(text).toContain(part);
  expect(words(page())).not.toContain('Fabricante, seguridad');
});

test('shows the notice on the legal guarantee, and its official file in place of the text', () => {
  const notice = {
    title: 'Garantía legal: 3 años',
    text: 'La ley te protege.',
    url: 'https://europa.eu/x',
    image: null,
  };
  const html = page({ legalGuarantee: notice });
  expect(words(html)).toContain('Garantía legal: 3 años Aviso armonizado de la Unión Europea La ley te protege.');
  expect(html).toContain('href="https://europa.eu/x"');
  expect(html).not.toContain('guarantee-notice');
  const official = page({ legalGuarantee: { ...notice, image: '/guarantee-notice.es.svg' } });
  expect(official).toContain('<img src="/guarantee-notice.es.svg" alt="La ley te protege."/>');
  expect(words(official)).not.toContain('La ley te protege.');
  expect(official).toContain('href="https://europa.eu/x"');
  expect(page()).not.toContain('Aviso armonizado');
});

test('labels a producer’s guarantee of durability with brand, model and years', () => {
  const text = words(page({ guarantee: { years: 5, terms: 'La da Norda.' }, article: '48-1861' }));
  expect(text).toMatch(
    /GARAN 5 años .*48-1861 Garantía comercial de durabilidad del fabricante, sin coste .* La da Norda\./,
  );
  expect(words(page())).not.toContain('GARAN');
});

test('leads from the energy class to its label and sheet, in the registry where the shop has none', () => {
  const label = { energy_class: 'F', energy_scale: 'A-G' };
  const own = page({
    ...{ ...label, eprel: 'demo-1', energy_label: { name: 'Etiqueta', url: '/documents/l.pdf', size: 1 } },
    product_sheet: { name: 'Ficha', url: '/documents/s.pdf', size: 1 },
  });
  expect(own).toMatch(
    /<a href="\/documents\/l\.pdf"[^>]*><span [^>]*><span role="img" aria-label="Clase de eficiencia energética F/,
  );
  expect(own).toMatch(/<a href="\/documents\/s\.pdf"[^>]*>Ficha de información del producto/);
  expect(words(own)).toContain('EPREL demo-1');
  expect(own).not.toContain('eprel.ec.europa.eu');
  expect(page({ ...label, eprel: '1234567' })).toMatch(
    /<a href="https:\/\/eprel\.ec\.europa\.eu\/qr\/1234567"[^>]*>EPREL 1234567</,
  );
  expect(page()).not.toContain('Etiqueta energética');
});

test('says where waste goes of what is electrical and of what has a battery', () => {
  expect(words(page({ weee: true }))).toMatch(/no va a la basura\. Trae el viejo/);
  expect(words(page({ weee: true }))).not.toContain('pilas y baterías gastadas');
  expect(words(page({ battery: true }))).toContain('pilas y baterías gastadas no van a la basura');
});
