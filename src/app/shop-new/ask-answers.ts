import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { StartError } from '#platform/start-error.ts';
import { closedText } from '#values/opening-hours.ts';
import { readTypedNumber } from '#values/written-number.ts';
import { address, answers, hours, zone } from './answers.ts';

const weekdays = 5;

/** The ways to pay as they are asked for. */
const methodNames: Readonly<Record<string, PaymentMethod>> = {
  tarjeta: 'card',
  bizum: 'bizum',
  transferencia: 'transfer',
  crediya: 'crediya',
  sequra: 'sequra',
};

/** Asks the ten questions on the terminal, in Spanish; what comes out has the shape of an answers file. */
export async function askAnswers(): Promise<unknown> {
  const terminal = createInterface({ input: stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const { shape } = answers;

  /** An answer as `read` understands it, asked again, with what is expected, until it fits. */
  async function ask<Schema extends z.ZodType>(
    question: string,
    schema: Schema,
    expected: string,
    read: (typed: string) => unknown = (typed) => typed,
  ): Promise<z.output<Schema>> {
    for (;;) {
      stdout.write(`${question}\n> `);
      const line = await lines.next();
      if (line.done) throw new StartError('Faltan respuestas: no se ha creado nada.');
      const parsed = schema.safeParse(read(line.value.trim()));
      if (parsed.success) return parsed.data;
      stdout.write(`Así no vale: ${expected}.\n`);
    }
  }
  const orNothing = (typed: string): string | undefined => typed || undefined;
  const list = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);
  const euros = (typed: string): number => readTypedNumber(typed) ?? Number.NaN;
  const closedOr = (typed: string): string => (typed.toLowerCase() === closedText.toLowerCase() ? closedText : typed);
  /** '6/1/2027' → '2027-01-06'; other texts stay. */
  const isoDate = (typed: string): string => {
    const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  };
  const host = (typed: string): string =>
    typed
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, '');
  const methods = (typed: string): string[] => list(typed.toLowerCase()).map((word) => methodNames[word] ?? word);
  const isYes = async (question: string): Promise<boolean> =>
    (await ask(
      `${question} (s/n)`,
      shape.pickup,
      'contesta s o n',
      (typed) => ({ s: true, n: false })[typed[0]?.toLowerCase() ?? ''] ?? typed,
    )) ?? false;
  const askAddress = (question: string) =>
    ask(
      `${question} (Calle Mayor, 1; 50001 Zaragoza)`,
      address,
      'calle y número; código postal y población',
      (typed) => {
        const [, street, postalCode, city] = /^(.+?)\s*[;,]\s*(\d{5})\s+(.+)$/.exec(typed) ?? [];
        return { street, postalCode, city };
      },
    );
  const askHours = (days: string) =>
    ask(
      `   Horario, ${days} (09:00 - 13:30 / 16:30 - 20:00, o ${closedText})`,
      hours,
      `horas de cuatro cifras, como 09:00 - 13:30, con una barra entre mañana y tarde, o ${closedText}`,
      closedOr,
    );

  try {
    const name = await ask('1. Nombre de la tienda', shape.name, 'de una a ochenta letras');
    const company = await ask(
      '   Titular (vacío: el mismo nombre)',
      shape.company,
      'el nombre de la empresa o de la persona',
      orNothing,
    );
    const nif = await ask(
      '2. NIF del titular',
      shape.nif,
      'un NIF, NIE o CIF entero, cuya letra o cifra de control cuadra',
    );
    const registry = await ask(
      '   Inscripción registral, si es una sociedad (Registro Mercantil de Zaragoza, tomo 1, folio 2, hoja Z-3; vacío: ninguna)',
      shape.registry,
      'los datos de la inscripción, o nada',
      orNothing,
    );
    const domicile = await askAddress('3. Domicilio del titular');
    const hasStore = await isYes('4. ¿Hay una tienda abierta al público?');
    const isAtDomicile = hasStore && (await isYes('   ¿En el domicilio?'));
    const store = hasStore ? isAtDomicile || { address: await askAddress('   Dirección de la tienda') } : null;
    const week = hasStore
      ? [
          ...Array<string>(weekdays).fill(await askHours('de lunes a viernes')),
          await askHours('sábado'),
          await askHours('domingo'),
        ]
      : undefined;
    const holidays = hasStore
      ? await ask(
          '   Días en que cierra por fiesta o vacaciones (2026-12-08, 6/1/2027; vacío: ninguno)',
          shape.holidays,
          'fechas con día, mes y año, separadas por comas',
          (typed) => list(typed).map(isoDate),
        )
      : undefined;
    const phone = await ask('5. Teléfono (vacío: ninguno)', shape.phone, 'al menos nueve cifras', orNothing);
    const email = await ask(
      '   Correo electrónico (vacío: info@ y el dominio)',
      shape.email,
      'una dirección como hola@ferreteria.es',
      orNothing,
    );
    const languages = (await isYes('6. ¿También en catalán?')) ? ['es', 'ca'] : ['es'];
    const zones: z.input<typeof zone>[] = [];
    for (;;) {
      const question = `7. Zona de entrega ${zones.length + 1}: códigos postales (50001-50018, 50180; vacío: ninguna más)`;
      const postalCodes = await ask(
        question,
        zone.shape.postalCodes.optional(),
        'códigos de cinco cifras, o desde y hasta con un guion, separados por comas',
        (typed) => (typed ? list(typed) : undefined),
      );
      if (!postalCodes && zones.length === 0 && !hasStore) {
        stdout.write('Así no vale: sin tienda hace falta al menos una zona de entrega.\n');
        continue;
      }
      if (!postalCodes) break;
      const price = await ask(
        '   Precio de la entrega, en euros',
        zone.shape.price,
        'euros de 0 a 1000, como 5,90',
        euros,
      );
      const freeFrom = await ask(
        '   Gratis desde, en euros (vacío: nunca)',
        zone.shape.freeFrom,
        'euros, como 60, o nada',
        (typed) => (typed ? euros(typed) : undefined),
      );
      zones.push({ postalCodes, price, freeFrom });
    }
    // A shop that does not deliver has goods collected.
    const pickup = hasStore && (zones.length === 0 || (await isYes('8. ¿Se puede recoger en la tienda?')));
    const payment = await ask(
      `9. Formas de pago (${Object.keys(methodNames).join(', ')})`,
      shape.payment,
      `una o más de ${Object.keys(methodNames).join(', ')}`,
      methods,
    );
    const iban = payment.includes('transfer')
      ? await ask('   IBAN para las transferencias', shape.iban, 'un IBAN entero, cuyas cifras de control cuadran')
      : undefined;
    const domain = await ask('10. Dominio (ferreteria.es)', shape.domain, 'un dominio como ferreteria.es', host);
    return {
      name,
      company,
      nif,
      registry,
      domicile,
      store,
      hours: week,
      holidays,
      phone,
      email,
      languages,
      zones,
      pickup,
      payment,
      iban,
      domain,
    };
  } finally {
    terminal.close();
  }
}
