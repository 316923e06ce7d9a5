import { brandOf } from '../brands.ts';
import { makerOf } from '../makers.ts';
import type { NumberedDraft } from '../product.ts';
import { clpPhrase } from '../safety/clp-phrases.ts';
import { signalWord } from '../safety/label-warnings.ts';
import { type Mixture, mixtureOfCode } from '../safety/mixtures.ts';
import type { Words } from '../words.ts';
import { type Block, heading, list, paragraph, table } from './blocks.ts';
import { figureTables, productList } from './product-tables.ts';
import type { BilingualDocument } from './write-pdf.ts';

const none: Words = { es: 'Ninguno', ca: 'Cap' };

/** Hazards that change what a section says. */
function natureOf({ phrases, pictograms, look }: Mixture) {
  const has = (...codes: readonly string[]): boolean => phrases.some((phrase) => codes.includes(phrase));
  return {
    burns: has('H222', 'H225', 'H226'),
    aerosol: has('H229'),
    alkaline: has('H318'),
    sensitises: has('H317', 'H334', 'EUH204', 'EUH205', 'EUH208'),
    water: has('H410', 'H411', 'H412'),
    powder: look.es.startsWith('Polvo'),
    isClassified: pictograms.length > 0,
  };
}

/** The sixteen sections of a safety data sheet (Regulation (EC) 1907/2006 annex II). */
export function safetySheetOf(code: string, products: readonly NumberedDraft[]): BilingualDocument {
  const mixture = mixtureOfCode(code);
  const [first] = products as [NumberedDraft, ...NumberedDraft[]];
  const brand = brandOf(first.brand);
  const { maker } = makerOf(first.brand, brand);
  const nature = natureOf(mixture);
  const signal = signalWord(mixture);
  const statements = (start: RegExp): Words[] =>
    mixture.phrases
      .filter((phrase) => start.test(phrase))
      .map((phrase) => ({ es: `${phrase}: ${clpPhrase(phrase).es}`, ca: `${phrase}: ${clpPhrase(phrase).ca}` }));
  const choose = (when: boolean, es: string, ca: string): Block[] => (when ? [paragraph(es, ca)] : []);
  return {
    brand: first.brand,
    title: {
      es: `${mixture.title.es} ${brand.name}: ficha de datos de seguridad`,
      ca: `${mixture.title.ca} ${brand.name}: fitxa de dades de seguretat`,
    },
    blocks: [
      heading('1. Identificación', '1. Identificació'),
      productList(products),
      paragraph(
        `Uso: el que indica el envase, en obra, taller y bricolaje. Proveedor: ${maker.name}, ${maker.address}, ${maker.contact}. Urgencias: 112; Servicio de Información Toxicológica: 91\u00a0562\u00a004\u00a020.`,
        `Ús: el que indica l’envàs, en obra, taller i bricolatge. Proveïdor: ${maker.name}, ${maker.address}, ${maker.contact}. Urgències: 112; Servei d’Informació Toxicològica: 91\u00a0562\u00a004\u00a020.`,
      ),
      heading('2. Peligros', '2. Perills'),
      ...(signal
        ? [
            {
              type: 'paragraph',
              text: {
                es: `${signal.es}. Pictogramas: ${mixture.pictograms.join(', ')}.`,
                ca: `${signal.ca}. Pictogrames: ${mixture.pictograms.join(', ')}.`,
              },
            } as const,
          ]
        : [
            paragraph(
              'No clasificado como peligroso según el Reglamento (CE) n.º 1272/2008.',
              'No classificat com a perillós segons el Reglament (CE) núm. 1272/2008.',
            ),
          ]),
      list(statements(/^(H|EUH)/)),
      list(statements(/^P/)),
      heading('3. Composición', '3. Composició'),
      table(
        [
          { es: 'Componente', ca: 'Component' },
          { es: 'Proporción', ca: 'Proporció' },
        ],
        [4, 1],
        mixture.components.map(({ name, share }) => [name, share]),
      ),
      heading('4. Primeros auxilios', '4. Primers auxilis'),
      paragraph(
        'Ojos: aclarar con agua quince minutos con los párpados abiertos. Piel: quitar la ropa manchada y lavar con agua y jabón. Inhalación: aire libre y reposo. Ingestión: enjuagar la boca, no provocar el vómito y llamar al médico.',
        'Ulls: esbandir amb aigua quinze minuts amb les parpelles obertes. Pell: treure la roba tacada i rentar amb aigua i sabó. Inhalació: aire lliure i repòs. Ingestió: esbandir la boca, no provocar el vòmit i trucar al metge.',
      ),
      ...choose(
        nature.alkaline,
        'El producto amasado es muy alcalino: no frotar los ojos e ir a urgencias.',
        'El producte pastat és molt alcalí: no fregar els ulls i anar a urgències.',
      ),
      heading('5. Incendio', '5. Incendi'),
      ...(nature.burns
        ? [
            paragraph(
              'Espuma, polvo o CO2; no agua en chorro. Enfriar los envases: pueden reventar y los vapores llegan lejos.',
              'Escuma, pols o CO2; no aigua a raig. Refredar els envasos: poden rebentar i els vapors arriben lluny.',
            ),
          ]
        : [
            paragraph(
              'No arde o arde con dificultad; apagar con lo que pida el entorno.',
              'No crema o crema amb dificultat; apagar amb el que demani l’entorn.',
            ),
          ]),
      heading('6. Vertido accidental', '6. Vessament accidental'),
      ...(nature.powder
        ? [
            paragraph(
              'Recoger en seco sin levantar polvo; no echar al desagüe.',
              'Recollir en sec sense aixecar pols; no abocar al desguàs.',
            ),
          ]
        : [
            paragraph(
              'Ventilar, quitar fuentes de ignición, absorber con arena y guardar en un envase cerrado.',
              'Ventilar, treure fonts d’ignició, absorbir amb sorra i desar en un envàs tancat.',
            ),
          ]),
      heading('7. Manejo y almacenamiento', '7. Maneig i emmagatzematge'),
      paragraph(
        'Usar con ventilación, sin comer ni fumar. Guardar cerrado, en seco, entre 5 y 30\u00a0°C y lejos de los niños.',
        'Fer servir amb ventilació, sense menjar ni fumar. Desar tancat, en sec, entre 5 i 30\u00a0°C i lluny dels infants.',
      ),
      ...choose(
        nature.aerosol,
        'No dejar en el coche al sol ni a más de 50\u00a0°C.',
        'No deixar al cotxe al sol ni a més de 50\u00a0°C.',
      ),
      heading('8. Exposición y protección', '8. Exposició i protecció'),
      list([
        {
          es: 'Guantes de nitrilo (EN ISO 374) y gafas cerradas (EN 166).',
          ca: 'Guants de nitril (EN ISO 374) i ulleres tancades (EN 166).',
        },
        nature.powder
          ? {
              es: 'Mascarilla FFP2 (EN 149); polvo respirable: 3\u00a0mg/m³ de límite diario.',
              ca: 'Mascareta FFP2 (EN 149); pols respirable: 3\u00a0mg/m³ de límit diari.',
            }
          : {
              es: 'Con ventilación escasa o al pulverizar, máscara con filtro A2P3 (EN 14387).',
              ca: 'Amb poca ventilació o en polvoritzar, màscara amb filtre A2P3 (EN 14387).',
            },
      ]),
      heading('9. Propiedades', '9. Propietats'),
      { type: 'paragraph', text: mixture.look },
      ...figureTables(products),
      heading('10. Estabilidad', '10. Estabilitat'),
      ...(nature.burns
        ? [
            paragraph(
              'Estable si se guarda bien. Evitar calor, chispas y oxidantes.',
              'Estable si es desa bé. Evitar calor, espurnes i oxidants.',
            ),
          ]
        : [
            paragraph(
              'Estable si se guarda bien. Evitar humedad y heladas.',
              'Estable si es desa bé. Evitar humitat i gelades.',
            ),
          ]),
      heading('11. Toxicología', '11. Toxicologia'),
      ...(nature.isClassified
        ? [list(statements(/^H3/).length > 0 ? statements(/^H3/) : [none])]
        : [paragraph('Sin efectos conocidos con el uso previsto.', 'Sense efectes coneguts amb l’ús previst.')]),
      ...choose(
        nature.sensitises,
        'Quien ya sea alérgico a sus componentes no debe usarlo.',
        'Qui ja sigui al·lèrgic als seus components no l’ha de fer servir.',
      ),
      heading('12. Ecología', '12. Ecologia'),
      ...(nature.water
        ? [
            list(statements(/^H4/)),
            paragraph(
              'No debe llegar al desagüe, al suelo ni al agua.',
              'No ha d’arribar al desguàs, a la terra ni a l’aigua.',
            ),
          ]
        : [paragraph('No verter en cantidad al desagüe.', 'No abocar en quantitat al desguàs.')]),
      heading('13. Eliminación', '13. Eliminació'),
      paragraph(
        'Resto y envase, al punto limpio. Los envases vacíos y secos, al contenedor de su material.',
        'La resta i l’envàs, a la deixalleria. Els envasos buits i secs, al contenidor del seu material.',
      ),
      heading('14. Transporte', '14. Transport'),
      ...(mixture.un
        ? [paragraph(`ADR: ${mixture.un}, en cantidades limitadas.`, `ADR: ${mixture.un}, en quantitats limitades.`)]
        : [paragraph('No es mercancía peligrosa (ADR).', 'No és mercaderia perillosa (ADR).')]),
      heading('15. Normativa', '15. Normativa'),
      paragraph(
        'Reglamentos (CE) n.º 1907/2006 (REACH) y n.º 1272/2008 (CLP).',
        'Reglaments (CE) núm. 1907/2006 (REACH) i núm. 1272/2008 (CLP).',
      ),
      ...choose(
        code === 'pu-foam' || code === 'pu-adhesive',
        'Para uso profesional hace falta formación sobre diisocianatos (Reglamento (UE) 2020/1149).',
        'Per a ús professional cal formació sobre diisocianats (Reglament (UE) 2020/1149).',
      ),
      heading('16. Otros datos', '16. Altres dades'),
      paragraph('Versión 1, 15 de enero de 2026.', 'Versió 1, 15 de gener de 2026.'),
    ],
  };
}
