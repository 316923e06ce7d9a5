import { expect, it } from 'vitest';
import { deviceText } from './device-text.ts';
import { deviceOf } from './server/sign-in/device-of.ts';

it.each([
  ['', 'Dispositivo desconocido', 'Dispositiu desconegut'],
  ['curl/8.5.0', 'Dispositivo desconocido', 'Dispositiu desconegut'],
  ['Lynx (X11; Linux x86_64)', 'Navegador desconocido, Linux', 'Navegador desconegut, Linux'],
  ['Mozilla/5.0 (PlayStation) Firefox/140.0', 'Firefox, sistema desconocido', 'Firefox, sistema desconegut'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux', 'Firefox, Linux'],
])('says of %j what it is, and of what is not known that it is not', (userAgent, es, ca) => {
  const device = deviceOf(userAgent);
  expect([deviceText(device, 'es'), deviceText(device, 'ca')]).toEqual([es, ca]);
});
