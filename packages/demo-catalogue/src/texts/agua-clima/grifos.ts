import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'basin-tap': {
    use: [
      { es: 'Grifo monomando para cambiar el viejo y abrir el agua con una mano.', ca: 'Aixeta monocomandament per canviar la vella i obrir l’aigua amb una mà.' },
      { es: 'Para estrenar grifo sin obra: va en un agujero de {diameter}.', ca: 'Per estrenar aixeta sense obra: va en un forat de {diameter}.' },
    ],
    detail: [
      { es: 'Abre en frío, así no enciende la caldera si no hace falta, y el aireador gasta la mitad de agua.', ca: 'Obre en fred, així no encén la caldera si no cal, i l’airejador gasta la meitat d’aigua.' },
      { es: 'El cuerpo es de latón macizo y el cartucho, cerámico.', ca: 'El cos és de llautó massís i el cartutx, ceràmic.' },
    ],
    limits: [{ es: 'Necesita agua con presión: no va con termos abiertos ni depósitos por gravedad.', ca: 'Necessita aigua amb pressió: no va amb termos oberts ni dipòsits per gravetat.' }],
    included: [{ es: 'Incluye {contents}; las llaves de escuadra van aparte.', ca: 'Inclou {contents}; les claus d’escaire van a part.' }],
  },
  'bath-mixer': {
    use: [
      { es: 'Grifo de pared para bañera o ducha, que se cambia sin picar.', ca: 'Aixeta de paret per a banyera o dutxa, que es canvia sense picar.' },
      { es: 'Con termostato, para casas con niños y mayores: se para en 38 grados y no quema.', ca: 'Amb termòstat, per a cases amb infants i gent gran: s’atura a 38 graus i no crema.', when: ({ thermostat }) => thermostat },
    ],
    detail: [{ es: 'Las excéntricas corrigen la distancia entre las dos tomas.', ca: 'Les excèntriques corregeixen la distància entre les dues preses.' }],
    limits: [
      { es: 'Con calentador de gas antiguo puede oscilar la temperatura: pregunta antes.', ca: 'Amb escalfador de gas antic la temperatura pot oscil·lar: pregunta-ho abans.', when: ({ thermostat }) => thermostat },
      { es: 'Comprueba que las tomas están a quince centímetros, centro a centro.', ca: 'Comprova que les preses són a quinze centímetres, de centre a centre.' },
    ],
    included: [{ es: 'Incluye excéntricas y embellecedores; teleducha y flexo van aparte.', ca: 'Inclou excèntriques i embellidors; telèfon de dutxa i flexo van a part.' }],
  },
  'garden-tap': {
    use: [{ es: 'Grifo para la manguera del jardín, el patio o el lavadero.', ca: 'Aixeta per a la mànega del jardí, el pati o el safareig.' }],
    detail: [{ es: 'Un cuarto de vuelta abre y cierra, y la rosca {thread} admite el racor de la manguera.', ca: 'Un quart de volta obre i tanca, i la rosca {thread} admet el ràcord de la mànega.' }],
    limits: [{ es: 'Donde hiela, vacíalo en otoño.', ca: 'On glaça, buida-la a la tardor.' }],
    included: [{ es: 'El racor de manguera y el teflón van aparte.', ca: 'El ràcord de mànega i el tefló van a part.' }],
  },
};
