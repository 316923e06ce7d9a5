import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransferSteps } from './transfer-steps.tsx';

const words = (isUnopened: boolean): string[] =>
  renderToStaticMarkup(<TransferSteps type="pickup" isUnopened={isUnopened} />)
    .split(/<\/?(?:li|h2)[^>]*>/)
    .filter((text) => text !== '' && !text.startsWith('<'));

test('tells to open the link of the mail first, while that was not opened', () => {
  const steps = [
    'Haces la transferencia con el concepto indicado.',
    'Al recibirla, confirmamos y preparamos el pedido.',
    'Te escribimos cuando esté listo para recoger.',
  ];
  expect(words(false).slice(1)).toEqual(steps);
  expect(words(true).slice(1)).toEqual(['Abres el enlace del correo: así te guardamos los artículos.', ...steps]);
});
