import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  handsaw: {
    use: [
      { es: 'Para cortar listón, tablero y moldura con canto fino.', ca: 'Per tallar llistó, tauler i motllura amb cantell fi.', when: ({ 'for-material': material, 'saw-cut': cut }) => material === 'wood' && cut === 'fine' },
      { es: 'Serrucho rápido para viga, palé y encofrado.', ca: 'Xerrac ràpid per a biga, palet i encofrat.', when: ({ 'for-material': material, 'saw-cut': cut }) => material === 'wood' && cut === 'coarse' },
      { es: 'Para suelo laminado, melamina y encimera.', ca: 'Per a terra laminat, melamina i taulell.', when: ({ 'for-material': material }) => material === 'laminate' },
      { es: 'Para bloque ligero, hormigón celular y ladrillo hueco, con diente grande.', ca: 'Per a bloc lleuger, formigó cel·lular i maó foradat, amb dent grossa.', when: ({ 'for-material': material }) => material === 'masonry' },
      { es: 'De punta, para abrir cajas y ventanas en placa de yeso.', ca: 'De punta, per obrir caixes i finestres en placa de guix.', when: ({ 'for-material': material }) => material === 'plaster' },
    ],
    detail: [
      { es: 'Los dientes van templados y aguantan mucho más que un afilado.', ca: 'Les dents van trempades i aguanten molt més que una esmolada.' },
      { es: 'Hoja de {length} con {tpi}, y el mango marca 45° y 90°.', ca: 'Fulla de {length} amb {tpi}, i el mànec marca 45° i 90°.', when: ({ length }) => length >= 350 },
    ],
    limits: [
      { es: 'Los dientes templados no se pueden afilar, y un clavo los parte.', ca: 'Les dents trempades no es poden esmolar, i un clau les trenca.' },
      { es: 'No corta bien en curva ni sirve fuera de {for-material:low}.', ca: 'No talla bé en corba ni serveix fora de {for-material:low}.' },
    ],
    included: [
      { es: 'Se vende con protector de dientes.', ca: 'Es ven amb protector de dents.' },
    ],
  },
  'joinery-saw': {
    use: [
      { es: 'A tracción, para colas, espigas y enrasar tapones sin astillas.', ca: 'A tracció, per a cues, espigues i enrasar taps sense estelles.', when: ({ 'saw-cut': cut }) => cut === 'pull' },
      { es: 'De costilla, para ingletes y ensambles rectos.', ca: 'De costella, per a biaixos i encaixos rectes.', when: ({ 'saw-cut': cut }) => cut === 'fine' },
      { es: 'Para cortar curvas y calados en madera.', ca: 'Per tallar corbes i calats en fusta.', when: ({ 'saw-cut': cut }) => cut === 'curve' },
    ],
    detail: [
      { es: 'Hoja de {length} y {tpi}: casi no hace serrín.', ca: 'Fulla de {length} i {tpi}: gairebé no fa serradures.', when: ({ tpi }) => tpi > 12 },
      { es: 'Hoja de {length} y {tpi}, estrecha para girar.', ca: 'Fulla de {length} i {tpi}, estreta per girar.', when: ({ 'saw-cut': cut }) => cut === 'curve' },
    ],
    limits: [
      { es: 'No la fuerces al empujar: la hoja fina se dobla y ya no vuelve.', ca: 'No la forcis en empènyer: la fulla prima es doblega i ja no torna.' },
      { es: 'No es para madera con clavos ni para cortes largos.', ca: 'No és per a fusta amb claus ni per a talls llargs.' },
    ],
    included: [
      { es: 'Viene con la hoja montada; el recambio, aparte.', ca: 'Ve amb la fulla muntada; el recanvi, a part.' },
    ],
  },
  hacksaw: {
    use: [
      { es: 'Arco pequeño para tubo de cobre, tornillo y sitios estrechos.', ca: 'Arc petit per a tub de coure, cargol i llocs estrets.', when: ({ length }) => length < 200 },
      { es: 'Para cortar tubo, varilla y perfil a mano, en el taller y en la obra.', ca: 'Per tallar tub, vareta i perfil a mà, al taller i a l’obra.', when: ({ length }) => length >= 200 },
    ],
    detail: [
      { es: 'La hoja se tensa con una rueda y queda recta.', ca: 'La fulla es tensa amb una roda i queda recta.' },
    ],
    limits: [
      { es: 'No es para acero templado, y en chapa fina hay que apoyar tres dientes.', ca: 'No és per a acer trempat, i en xapa prima cal que hi recolzin tres dents.' },
    ],
    included: [
      { es: 'Trae una hoja de {length} montada.', ca: 'Porta una fulla de {length} muntada.' },
    ],
  },
  'hacksaw-blade': {
    use: [
      { es: 'Con {tpi} para perfil macizo y acero grueso.', ca: 'Amb {tpi} per a perfil massís i acer gruixut.', when: ({ tpi }) => tpi < 20 },
      { es: 'Con {tpi} para tubo y perfil corriente.', ca: 'Amb {tpi} per a tub i perfil corrent.', when: ({ tpi }) => tpi >= 20 && tpi < 30 },
      { es: 'Con {tpi} para chapa fina y tubo de pared delgada.', ca: 'Amb {tpi} per a xapa prima i tub de paret prima.', when: ({ tpi }) => tpi >= 30 },
    ],
    detail: [
      { es: 'El bimetal se dobla sin partirse.', ca: 'El bimetall es doblega sense trencar-se.', when: ({ material }) => material === 'bimetal' },
      { es: 'El HSS aguanta más el filo, pero es quebradizo.', ca: 'L’HSS aguanta més el tall, però és trencadís.', when: ({ material }) => material === 'hss' },
    ],
    limits: [
      { es: 'Solo van en arco de {length} y no son para acero templado.', ca: 'Només van en arc de {length} i no són per a acer trempat.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} hojas.', ca: 'El paquet porta {pack#} fulles.' },
    ],
  },
  'mitre-box': {
    use: [
      { es: 'Guía el serrucho a 45° y 90° para molduras, rodapiés y marcos.', ca: 'Guia el xerrac a 45° i 90° per a motllures, sòcols i marcs.' },
    ],
    detail: [
      { es: 'De {material:low} y con {length}, se sujeta al banco con un sargento.', ca: 'De {material:low} i amb {length}, es fixa al banc amb un serjant.' },
    ],
    limits: [
      { es: 'Solo da 45° y 90°, y las ranuras se ensanchan si el serrucho baila.', ca: 'Només fa 45° i 90°, i les ranures s’eixamplen si el xerrac balla.' },
    ],
    included: [
      { es: 'El serrucho va aparte.', ca: 'El xerrac va a part.' },
    ],
  },
};
