import { expect, it } from 'vitest';
import { PageIndex, type PageText } from './page-index.ts';

const textOf = (kind: PageText['kind'], url: string, title: string, text = '', about = ''): PageText => ({
  ...{ kind, url, title, text, about },
  isOfProducts: false,
});

const index = new PageIndex([
  textOf('pages', '/contacts', 'Contacto y tienda', 'Dirección y chat'),
  textOf('pages', '/working-hours', 'Horario de la tienda', 'Abierta de lunes a sábado'),
  textOf('pages', '/delivery', 'Envíos y recogida', 'El envío cuesta según la zona'),
  textOf('pages', '/returns', 'Devoluciones', 'El plazo cuenta desde la entrega'),
  textOf('pages', '/faq', 'Preguntas frecuentes', 'Si necesitas factura, indícalo'),
  textOf('pages', '/profile/orders', 'Mis pedidos'),
  textOf('pages', '/promotions', 'Promociones'),
  textOf('guides', '/catalog/obra/escaleras#guide', '¿Cuántos peldaños?', 'Mide la pared', 'escaleras'),
  textOf('questions', '/faq', '¿Puedo cambiar o anular un pedido ya hecho?', 'Mientras no lo preparemos'),
  textOf('questions', '/catalog/obra/pinturas', '¿Necesito imprimación?', 'En pared pintada y sana, no. pinturas'),
]);

it.each([
  ['factura', '/profile/orders', true],
  ['facturas', '/profile/orders', true],
  ['devolución', '/returns', true],
  ['cómo devolver un producto', '/returns', true],
  ['cancelar pedido', '/profile/orders', true],
  ['cancel·lar comanda', '/profile/orders', true],
  ['horario', '/working-hours', true],
  ['abren el domingo', '/working-hours', true],
  ['envío gratis', '/delivery', true],
  ['gastos de envío', '/delivery', true],
  ['garantía', '/returns', true],
  ['teléfono', '/contacts', true],
  ['telèfon', '/contacts', true],
  ['escalera', '/catalog/obra/escaleras#guide', false],
  ['imprimación pintura', '/catalog/obra/pinturas', false],
])('finds for %j the page %s', (query, url, isAsked) => {
  const found = index.find(query, false);
  expect(found.texts[0]?.url).toBe(url);
  expect(found.isAsked).toBe(isAsked);
});

it('finds a page while its word is being typed', () => {
  expect(index.find('devol', true).texts[0]?.url).toBe('/returns');
  expect(index.find('devol', false).texts).toEqual([]);
});

it.each(['taladro', 'pared', 'taladro con garantía', '', '12', 'de la'])('finds nothing for %j', (query) => {
  expect(index.find(query, false).texts).toEqual([]);
});
