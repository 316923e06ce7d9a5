import { same, type Words } from '../words.ts';
import type { ClpCode } from './clp-phrases.ts';

/** What a safety data sheet and a label say of a mixture. */
export interface Mixture {
  readonly title: Words;
  readonly signal: 'danger' | 'warning' | null;
  /** GHS pictograms by their number. */
  readonly pictograms: readonly string[];
  readonly phrases: readonly ClpCode[];
  /** Components that the label or the sheet must name, with their share. */
  readonly components: readonly { readonly name: Words; readonly share: string }[];
  readonly look: Words;
  readonly un: string | null;
}

const aerosolCare = ['P102', 'P210', 'P211', 'P251', 'P410+P412', 'P501'] as const;
const propellant = {
  name: { es: 'Butano y propano (propelente)', ca: 'Butà i propà (propel·lent)' },
  share: '20–40\u00a0%',
};
const preservative = {
  name: { es: 'Mezcla de isotiazolinonas (conservante)', ca: 'Barreja d’isotiazolinones (conservant)' },
  share: '< 0,05\u00a0%',
};

export const mixtures = {
  cement: {
    title: { es: 'Productos con cemento', ca: 'Productes amb ciment' },
    signal: 'danger',
    pictograms: ['GHS05', 'GHS07'],
    phrases: ['H315', 'H318', 'H335', 'P102', 'P261', 'P280', 'P302+P352', 'P305+P351+P338', 'P310', 'P501'],
    components: [
      {
        name: {
          es: 'Clínker de cemento pórtland (bajo en cromo VI)',
          ca: 'Clínquer de ciment pòrtland (baix en crom VI)',
        },
        share: '15–95\u00a0%',
      },
    ],
    look: { es: 'Polvo inodoro; amasado con agua, pH de 11 a 13', ca: 'Pols inodora; pastada amb aigua, pH d’11 a 13' },
    un: null,
  },
  gypsum: {
    title: { es: 'Yesos y pastas', ca: 'Guixos i pastes' },
    signal: null,
    pictograms: [],
    phrases: ['EUH210', 'P102', 'P261'],
    components: [
      {
        name: { es: 'Sulfato de calcio o carbonato de calcio', ca: 'Sulfat de calci o carbonat de calci' },
        share: '60–95\u00a0%',
      },
    ],
    look: { es: 'Polvo o pasta blanca, sin olor', ca: 'Pols o pasta blanca, sense olor' },
    un: null,
  },
  'water-paint': {
    title: { es: 'Pinturas y colas al agua', ca: 'Pintures i coles a l’aigua' },
    signal: null,
    pictograms: [],
    phrases: ['EUH208', 'EUH210', 'P102', 'P501'],
    components: [preservative],
    look: { es: 'Líquido viscoso, de olor suave', ca: 'Líquid viscós, d’olor suau' },
    un: null,
  },
  'solvent-paint': {
    title: { es: 'Esmaltes y barnices al disolvente', ca: 'Esmalts i vernissos al dissolvent' },
    signal: 'warning',
    pictograms: ['GHS02', 'GHS07'],
    phrases: ['H226', 'H336', 'H412', 'EUH066', 'P102', 'P210', 'P271', 'P280', 'P501'],
    components: [
      {
        name: {
          es: 'Hidrocarburos C9-C11, con menos del 2\u00a0% de aromáticos',
          ca: 'Hidrocarburs C9-C11, amb menys del 2\u00a0% d’aromàtics',
        },
        share: '25–45\u00a0%',
      },
    ],
    look: { es: 'Líquido viscoso con olor a disolvente', ca: 'Líquid viscós amb olor de dissolvent' },
    un: 'UN 1263',
  },
  'aerosol-paint': {
    title: { es: 'Pinturas en aerosol', ca: 'Pintures en aerosol' },
    signal: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    phrases: ['H222', 'H229', 'H319', 'H336', 'EUH066', ...aerosolCare, 'P271'],
    components: [{ name: same('Acetona'), share: '25–50\u00a0%' }, propellant],
    look: { es: 'Aerosol con olor a disolvente', ca: 'Aerosol amb olor de dissolvent' },
    un: 'UN 1950',
  },
  'aerosol-oil': {
    title: { es: 'Lubricantes y limpiadores en aerosol', ca: 'Lubrificants i netejadors en aerosol' },
    signal: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    phrases: ['H222', 'H229', 'H336', 'H412', 'EUH066', ...aerosolCare, 'P271'],
    components: [
      { name: { es: 'Hidrocarburos C9-C11, isoalcanos', ca: 'Hidrocarburs C9-C11, isoalcans' }, share: '30–60\u00a0%' },
      propellant,
    ],
    look: { es: 'Aerosol incoloro o amarillento', ca: 'Aerosol incolor o groguenc' },
    un: 'UN 1950',
  },
  'aerosol-zinc': {
    title: { es: 'Zinc en aerosol', ca: 'Zinc en aerosol' },
    signal: 'danger',
    pictograms: ['GHS02', 'GHS07', 'GHS09'],
    phrases: ['H222', 'H229', 'H319', 'H336', 'H410', ...aerosolCare, 'P271', 'P273'],
    components: [
      { name: { es: 'Zinc en polvo, estabilizado', ca: 'Zinc en pols, estabilitzat' }, share: '20–40\u00a0%' },
      propellant,
    ],
    look: { es: 'Aerosol gris con olor a disolvente', ca: 'Aerosol gris amb olor de dissolvent' },
    un: 'UN 1950',
  },
  'aerosol-air': {
    title: { es: 'Aire a presión', ca: 'Aire a pressió' },
    signal: 'danger',
    pictograms: ['GHS02'],
    phrases: ['H222', 'H229', ...aerosolCare],
    components: [{ ...propellant, share: '> 90\u00a0%' }],
    look: { es: 'Gas licuado incoloro', ca: 'Gas liquat incolor' },
    un: 'UN 1950',
  },
  'pu-foam': {
    title: { es: 'Espuma de poliuretano', ca: 'Escuma de poliuretà' },
    signal: 'danger',
    pictograms: ['GHS02', 'GHS07', 'GHS08'],
    phrases: [
      'H222',
      'H229',
      'H315',
      'H317',
      'H319',
      'H332',
      'H334',
      'H335',
      'H351',
      'H373',
      'EUH204',
      ...aerosolCare,
      'P260',
      'P280',
      'P304+P340',
    ],
    components: [
      {
        name: {
          es: 'Diisocianato de difenilmetano, isómeros y homólogos (MDI)',
          ca: 'Diisocianat de difenilmetà, isòmers i homòlegs (MDI)',
        },
        share: '30–50\u00a0%',
      },
      propellant,
    ],
    look: { es: 'Espuma que crece y endurece con la humedad', ca: 'Escuma que creix i s’endureix amb la humitat' },
    un: 'UN 1950',
  },
  silicone: {
    title: { es: 'Siliconas y selladores', ca: 'Silicones i segelladors' },
    signal: null,
    pictograms: [],
    phrases: ['EUH208', 'EUH210', 'P102', 'P271'],
    components: [preservative],
    look: {
      es: 'Pasta; al curar desprende olor a vinagre o a alcohol',
      ca: 'Pasta; en curar desprèn olor de vinagre o d’alcohol',
    },
    un: null,
  },
  'pu-adhesive': {
    title: { es: 'Adhesivos de poliuretano', ca: 'Adhesius de poliuretà' },
    signal: 'danger',
    pictograms: ['GHS08'],
    phrases: ['H334', 'EUH204', 'P102', 'P261', 'P280', 'P304+P340', 'P501'],
    components: [
      {
        name: { es: 'Diisocianato de difenilmetano (MDI)', ca: 'Diisocianat de difenilmetà (MDI)' },
        share: '0,1–1\u00a0%',
      },
    ],
    look: { es: 'Pasta espesa, casi sin olor', ca: 'Pasta espessa, gairebé sense olor' },
    un: null,
  },
  'contact-glue': {
    title: { es: 'Cola de contacto', ca: 'Cola de contacte' },
    signal: 'danger',
    pictograms: ['GHS02', 'GHS07', 'GHS09'],
    phrases: ['H225', 'H315', 'H319', 'H336', 'H411', 'P102', 'P210', 'P261', 'P271', 'P280', 'P501'],
    components: [
      { name: { es: 'Acetato de etilo y acetona', ca: 'Acetat d’etil i acetona' }, share: '50–75\u00a0%' },
      { name: { es: 'Hidrocarburos C6-C7', ca: 'Hidrocarburs C6-C7' }, share: '10–25\u00a0%' },
    ],
    look: { es: 'Líquido amarillento de olor fuerte', ca: 'Líquid groguenc d’olor forta' },
    un: 'UN 1133',
  },
  cyanoacrylate: {
    title: { es: 'Adhesivo instantáneo', ca: 'Adhesiu instantani' },
    signal: 'warning',
    pictograms: ['GHS07'],
    phrases: ['H315', 'H319', 'H335', 'EUH202', 'P102', 'P261', 'P280', 'P305+P351+P338', 'P501'],
    components: [{ name: { es: '2-cianoacrilato de etilo', ca: '2-cianoacrilat d’etil' }, share: '> 80\u00a0%' }],
    look: { es: 'Líquido incoloro de olor picante', ca: 'Líquid incolor d’olor picant' },
    un: null,
  },
  epoxy: {
    title: { es: 'Resinas epoxi', ca: 'Resines epoxi' },
    signal: 'warning',
    pictograms: ['GHS07', 'GHS09'],
    phrases: [
      'H315',
      'H317',
      'H319',
      'H411',
      'EUH205',
      'P102',
      'P261',
      'P273',
      'P280',
      'P302+P352',
      'P305+P351+P338',
      'P501',
    ],
    components: [
      {
        name: {
          es: 'Producto de reacción de bisfenol A y epiclorhidrina',
          ca: 'Producte de reacció de bisfenol A i epiclorhidrina',
        },
        share: '30–70\u00a0%',
      },
    ],
    look: { es: 'Dos componentes viscosos', ca: 'Dos components viscosos' },
    un: 'UN 3082',
  },
  'polyester-resin': {
    title: { es: 'Resinas de anclaje sin estireno', ca: 'Resines d’ancoratge sense estirè' },
    signal: 'warning',
    pictograms: ['GHS07'],
    phrases: ['H317', 'H319', 'P102', 'P261', 'P280', 'P302+P352', 'P305+P351+P338', 'P501'],
    components: [
      {
        name: { es: 'Dimetacrilatos y peróxido de dibenzoílo', ca: 'Dimetacrilats i peròxid de dibenzoïl' },
        share: '5–25\u00a0%',
      },
    ],
    look: { es: 'Pasta gris de dos componentes', ca: 'Pasta grisa de dos components' },
    un: null,
  },
  detergent: {
    title: { es: 'Detergentes', ca: 'Detergents' },
    signal: 'warning',
    pictograms: ['GHS07'],
    phrases: ['H319', 'P101', 'P102', 'P280', 'P305+P351+P338'],
    components: [
      {
        name: { es: 'Tensioactivos aniónicos y no iónicos', ca: 'Tensioactius aniònics i no iònics' },
        share: '5–15\u00a0%',
      },
    ],
    look: { es: 'Líquido de pH 9, soluble en agua', ca: 'Líquid de pH 9, soluble en aigua' },
    un: null,
  },
  'chain-oil': {
    title: { es: 'Aceites de cadena', ca: 'Olis de cadena' },
    signal: null,
    pictograms: [],
    phrases: ['EUH210', 'P102', 'P273', 'P501'],
    components: [
      {
        name: { es: 'Aceite vegetal refinado y adherente', ca: 'Oli vegetal refinat i adherent' },
        share: '> 90\u00a0%',
      },
    ],
    look: {
      es: 'Líquido ámbar, insoluble en agua; punto de inflamación de más de 200\u00a0°C',
      ca: 'Líquid ambre, insoluble en aigua; punt d’inflamació de més de 200\u00a0°C',
    },
    un: null,
  },
  fertiliser: {
    title: { es: 'Abonos', ca: 'Adobs' },
    signal: null,
    pictograms: [],
    phrases: ['EUH210', 'P102', 'P273'],
    components: [
      {
        name: { es: 'Sales de nitrógeno, fósforo y potasio', ca: 'Sals de nitrogen, fòsfor i potassi' },
        share: '20–40\u00a0%',
      },
    ],
    look: { es: 'Gránulos de olor suave', ca: 'Grànuls d’olor suau' },
    un: null,
  },
} as const satisfies Record<string, Mixture>;

export type MixtureCode = keyof typeof mixtures;
