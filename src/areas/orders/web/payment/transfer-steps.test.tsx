import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransferSteps } from './transfer-steps.tsx';

const words = (openedUntil: string | null): string[] =>
  renderToStaticMarkup(<TransferSteps type="pickup" openedUntil={openedUntil} />)
    .split(/<\/?(?:li|h2)[^>]*>/)
    .filter((text) => text !== '' && !text.startsWith('<'));

test('tells to open the link of the mail first, while that was not opened', () => {
  const steps = [
    'Haces la transferencia con el concepto indicado.',
    'Al recibirla, confirmamos y preparamos el pedido.',
    'Te escribimos cuando esté listo para recoger.',
  ];
  expect(words(null).slice(1)).toEqual(steps);
  expect(words('lunes 30 de noviembre, 10:00').slice(1)).toEqual([
    expect.stringContaining('esperamos la transferencia hasta el lunes 30 de noviembre, 10:00.'),
    ...steps,
  ]);
});
