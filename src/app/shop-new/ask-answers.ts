import { createInterface } from 'node:readline/promises';
import { stdin, stdout } from 'node:process';
import { closedText } from '#values/opening-hours.ts';
import { paymentMethods } from '#areas/payment/contract.ts';

/** Asks the ten questions on the terminal, in Spanish; what comes out has the shape of an answers file. */
export async function askAnswers(): Promise<unknown> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const ask = async (question: string): Promise<string> => (await terminal.question(`${question}\n> `)).trim();
  const isYes = async (question: string): Promise<boolean> => /^s/i.test(await ask(`${question} (s/n)`));
  const askAddress = async (question: string) => {
    const [street = '', place = ''] = (await ask(`${question} (Calle Mayor, 1; 50001 Zaragoza)`)).split(/\s*;\s*/);
    const [, postalCode = '', city = ''] = /^(\d{5})\s+(.*)$/.exec(place) ?? [];
    return { street, postalCode, city };
  };
  const list = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
  const numberOf = (text: string): number => Number(text.replace(',', '.'));
  const optional = <Value>(key: string, value: Value) => (value ? { [key]: value } : {});
  try {
    const [name = '', company = ''] = (await ask('1. Nombre de la tienda; titular, si es otro')).split(/\s*;\s*/);
    const nif = await ask('2. NIF del titular');
    const domicile = await askAddress('3. Domicilio del titular');
    const hasStore = await isYes('4. ¿Hay una tienda abierta al público?');
    const store =
      hasStore && ((await isYes('   ¿En el domicilio?')) || { address: await askAddress('   Dirección de la tienda') });
    const askHours = (days: string): Promise<string> =>
      ask(`   Horario, ${days} (09:00 - 13:30 / 16:30 - 20:00, o ${closedText})`);
    const [weekday, saturday, sunday] = hasStore
      ? [await askHours('de lunes a viernes'), await askHours('sábado'), await askHours('domingo')]
      : [];
    const phone = await ask('5. Teléfono (vacío: ninguno)');
    const email = await ask('   Correo electrónico');
    const languages = (await isYes('6. ¿También en catalán?')) ? ['es', 'ca'] : ['es'];
    const zones: unknown[] = [];
    for (;;) {
      const codes = await ask(
        `7. Zona de entrega ${zones.length + 1}: códigos postales (50001-50018, 50180; vacío: ninguna más)`,
      );
      if (!codes) break;
      const price = numberOf(await ask('   Precio de la entrega, en euros'));
      const freeFrom = await ask('   Gratis desde, en euros (vacío: nunca)');
      zones.push({ postalCodes: list(codes), price, ...optional('freeFrom', freeFrom && numberOf(freeFrom)) });
    }
    const pickup = hasStore && (await isYes('8. ¿Se puede recoger en la tienda?'));
    const payment = list(await ask(`9. Formas de pago (${paymentMethods.join(', ')})`));
    const iban = payment.includes('transfer') ? await ask('   IBAN para las transferencias') : '';
    const domain = await ask('10. Dominio (ferreteria.es)');
    return {
      name,
      ...optional('company', company),
      ...{ nif, domicile, store },
      ...(hasStore && { hours: [...Array<unknown>(5).fill(weekday), saturday, sunday] }),
      ...optional('phone', phone),
      ...optional('email', email),
      ...{ languages, zones, pickup, payment, domain },
      ...optional('iban', iban),
    };
  } finally {
    terminal.close();
  }
}
