import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'concrete-mixer': {
    use: [
      { es: 'Hormigonera para la reforma, el muro del jardín o la caseta, con un enchufe normal.', ca: 'Formigonera per a la reforma, el mur del jardí o la caseta, amb un endoll normal.' },
      { es: 'Para cuadrillas pequeñas que amasan cada día sin depender del camión.', ca: 'Per a colles petites que pasten cada dia sense dependre del camió.', when: ({ 'drum-volume': volume }) => volume >= 160 },
    ],
    detail: [
      { es: 'La corona es de fundición y amasa por igual, con poco ruido.', ca: 'La corona és de fosa i pasta per igual, amb poc soroll.' },
      { es: 'El volante se bloquea en la posición de vaciado y se desmonta en dos piezas.', ca: 'El volant es bloqueja en la posició de buidatge i es desmunta en dues peces.' },
    ],
    limits: [
      { es: 'De sus {drum-volume} se amasan unas dos terceras partes; lava el tambor con grava y agua al acabar.', ca: 'Dels seus {drum-volume} se’n pasten unes dues terceres parts; renta el tambor amb grava i aigua en acabar.' },
    ],
    included: [{ es: 'Incluye {contents}; se monta en una hora.', ca: 'Inclou {contents}; es munta en una hora.' }],
  },
  'hand-mixer': {
    use: [{ es: 'Mezclador para cemento cola, pasta y pintura, directamente en el cubo.', ca: 'Mesclador per a ciment cola, pasta i pintura, directament a la galleda.' }],
    detail: [{ es: 'Arranca suave y se regula, así no salpica ni hace grumos.', ca: 'Arrenca suau i es regula, així no esquitxa ni fa grumolls.' }],
    limits: [{ es: 'Mezcla hasta {volume}; para hormigón con grava, mejor una hormigonera.', ca: 'Mescla fins a {volume}; per a formigó amb grava, millor una formigonera.' }],
    included: [{ es: 'Incluye una varilla de {diameter}.', ca: 'Inclou una vareta de {diameter}.' }],
  },
  'mixing-paddle': {
    use: [{ es: 'Varilla de recambio para mezclador, de las que se gastan con el mortero.', ca: 'Vareta de recanvi per a mesclador, de les que es gasten amb el morter.', when: ({ diameter }) => diameter >= 120 }, { es: 'Varilla para mezclar pintura y pasta con el taladro.', ca: 'Vareta per mesclar pintura i pasta amb el trepant.', when: ({ diameter }) => diameter < 120 }],
    detail: [{ es: 'El acero cincado se limpia con agua si no lo dejas secar.', ca: 'L’acer zincat es neteja amb aigua si no el deixes assecar.' }],
    limits: [{ es: 'Mira el enganche de tu máquina: rosca M14 o vástago hexagonal según la medida.', ca: 'Mira l’enganxall de la teva màquina: rosca M14 o tija hexagonal segons la mida.' }],
    included: [{ es: 'Es solo la varilla; el mezclador va aparte.', ca: 'És només la vareta; el mesclador va a part.' }],
  },
  'concrete-vibrator': {
    use: [{ es: 'Vibrador para sacar el aire del hormigón de zapatas, muros y pilares.', ca: 'Vibrador per treure l’aire del formigó de sabates, murs i pilars.' }],
    detail: [{ es: 'Deja la cara lisa al desencofrar y el hormigón más resistente.', ca: 'Deixa la cara llisa en desencofrar i el formigó més resistent.' }],
    limits: [{ es: 'No lo dejes girar fuera del hormigón: la aguja se quema en minutos.', ca: 'No el deixis girar fora del formigó: l’agulla es crema en minuts.' }],
    included: [{ es: 'Incluye la aguja de {diameter} con {length-m} de manguera.', ca: 'Inclou l’agulla de {diameter} amb {length-m} de mànega.' }],
  },
};
