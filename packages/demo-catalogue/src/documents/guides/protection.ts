import type { Words } from '../../words.ts';
import type { Guide, Guides } from './guide.ts';

const worn = (title: Words, use: Words, notFor: Words, steps: readonly Words[], care: readonly Words[]): Guide => ({
  title, use, notFor, steps, care,
  faults: [[{ es: 'Está roto, gastado o caducado', ca: 'És trencat, gastat o caducat' }, { es: 'Retirarlo y cambiarlo: no se repara.', ca: 'Retirar-lo i canviar-lo: no es repara.' }]],
});

const ears = worn(
  { es: 'Protectores auditivos', ca: 'Protectors auditius' },
  { es: 'Reducir el ruido que llega al oído en la atenuación SNR indicada.', ca: 'Reduir el soroll que arriba a l’orella en l’atenuació SNR indicada.' },
  { es: 'No sirve para explosiones cercanas ni hay que elegir más atenuación de la necesaria: aísla de los avisos.', ca: 'No serveix per a explosions properes ni s’ha de triar més atenuació de la necessària: aïlla dels avisos.' },
  [
    { es: 'Apartar el pelo y las patillas; los tapones, apretar, meter y esperar medio minuto.', ca: 'Apartar els cabells i les patilles; els taps, prémer, ficar i esperar mig minut.' },
    { es: 'Ajustar la diadema hasta que la presión sea igual en los dos lados.', ca: 'Ajustar la diadema fins que la pressió sigui igual als dos costats.' },
    { es: 'Ponérselos antes de entrar en el ruido y no quitárselos dentro.', ca: 'Posar-se’ls abans d’entrar al soroll i no treure-se’ls a dins.' },
  ],
  [{ es: 'Lavar las almohadillas con agua y jabón y cambiarlas cada seis meses; los tapones de espuma, cada día.', ca: 'Rentar els coixinets amb aigua i sabó i canviar-los cada sis mesos; els taps d’escuma, cada dia.' }],
);

/** Families of protective equipment; those without instructions of their own go by section. */
export const protectionGuides: Guides = {
  harnesses: worn(
    { es: 'Equipos contra caídas', ca: 'Equips contra caigudes' },
    { es: 'Detener o evitar la caída de una persona, unida a un anclaje de 12\u00a0kN como mínimo.', ca: 'Aturar o evitar la caiguda d’una persona, unida a un ancoratge de 12\u00a0kN com a mínim.' },
    { es: 'No sirve para elevar cargas, ni con componentes de otro sistema sin comprobar, ni sin plan de rescate.', ca: 'No serveix per elevar càrregues, ni amb components d’un altre sistema sense comprovar, ni sense pla de rescat.' },
    [
      { es: 'Revisar cintas, costuras, hebillas y testigo de caída.', ca: 'Revisar cintes, costures, sivelles i testimoni de caiguda.' },
      { es: 'Ponerse el arnés por los hombros, cerrar perneras y pecho y ajustar: cabe una mano plana.', ca: 'Posar-se l’arnès per les espatlles, tancar camals i pit i ajustar: hi cap una mà plana.' },
      { es: 'Anclar por encima de la cabeza y comprobar la altura libre de caída.', ca: 'Ancorar per sobre del cap i comprovar l’alçada lliure de caiguda.' },
      { es: 'Cerrar y bloquear los mosquetones; no estar nunca sin unir.', ca: 'Tancar i bloquejar els mosquetons; no estar mai sense unir.' },
    ],
    [{ es: 'Lavar a mano a 30\u00a0°C, secar a la sombra; revisión anual anotada y retirada a los diez años.', ca: 'Rentar a mà a 30\u00a0°C, assecar a l’ombra; revisió anual anotada i retirada al cap de deu anys.' }],
  ),
  'ear-defenders': ears,
  'proteccion-auditiva': ears,
  guantes: worn(
    { es: 'Guantes de protección', ca: 'Guants de protecció' },
    { es: 'Proteger las manos de rozaduras, cortes y enganches en el nivel que indican los datos.', ca: 'Protegir les mans de fregades, talls i enganxades en el nivell que indiquen les dades.' },
    { es: 'No sirve para productos químicos, calor, corriente ni junto a brocas y discos que giran.', ca: 'No serveix per a productes químics, calor, corrent ni a prop de broques i discos que giren.' },
    [
      { es: 'Medir el contorno de la palma y elegir la talla.', ca: 'Mesurar el contorn del palmell i triar la talla.' },
      { es: 'Mirar que no haya cortes ni costuras abiertas.', ca: 'Mirar que no hi hagi talls ni costures obertes.' },
      { es: 'Ponérselos con las manos limpias y secas.', ca: 'Posar-se’ls amb les mans netes i seques.' },
    ],
    [{ es: 'Cepillar en seco; lavar a 40\u00a0°C si la etiqueta lo admite y secar sin calor.', ca: 'Raspallar en sec; rentar a 40\u00a0°C si l’etiqueta ho admet i assecar sense calor.' }],
  ),
  calzado: worn(
    { es: 'Calzado de seguridad', ca: 'Calçat de seguretat' },
    { es: 'Proteger el pie de golpes de 200\u00a0J en la puntera y de los riesgos que marca su categoría.', ca: 'Protegir el peu de cops de 200\u00a0J a la puntera i dels riscos que marca la seva categoria.' },
    { es: 'No sirve para motosierra ni productos químicos si no lo indica; la plantilla debe ser la suya.', ca: 'No serveix per a motoserra ni productes químics si no ho indica; la plantilla ha de ser la seva.' },
    [
      { es: 'Probarlo por la tarde y con el calcetín de trabajo; los dedos no tocan la puntera.', ca: 'Provar-lo a la tarda i amb el mitjó de feina; els dits no toquen la puntera.' },
      { es: 'Atar hasta arriba y comprobar que el talón no se mueve.', ca: 'Cordar fins a dalt i comprovar que el taló no es mou.' },
      { es: 'Mirar la suela cada semana: sin dibujo no agarra.', ca: 'Mirar la sola cada setmana: sense dibuix no agafa.' },
    ],
    [{ es: 'Cepillar, secar con papel lejos de la estufa y dar grasa a la piel cada mes.', ca: 'Raspallar, assecar amb paper lluny de l’estufa i donar greix a la pell cada mes.' }],
  ),
  gafas: worn(
    { es: 'Gafas de protección', ca: 'Ulleres de protecció' },
    { es: 'Proteger los ojos de partículas de baja energía y, según el ocular, del sol.', ca: 'Protegir els ulls de partícules de baixa energia i, segons l’ocular, del sol.' },
    { es: 'No sirve para soldar, productos químicos ni metal fundido.', ca: 'No serveix per soldar, productes químics ni metall fos.' },
    [
      { es: 'Elegir el ocular según la luz: claro dentro, ahumado fuera.', ca: 'Triar l’ocular segons la llum: clar a dins, fumat a fora.' },
      { es: 'Ajustar patillas y puente: sin hueco con la ceja.', ca: 'Ajustar patilles i pont: sense buit amb la cella.' },
      { es: 'Ponérselas antes de entrar en la zona de trabajo.', ca: 'Posar-se-les abans d’entrar a la zona de treball.' },
    ],
    [{ es: 'Lavar con agua y jabón, secar con un paño suave y guardar en su funda; rayadas, cambiarlas.', ca: 'Rentar amb aigua i sabó, assecar amb un drap suau i desar a la funda; ratllades, canviar-les.' }],
  ),
  mascarillas: worn(
    { es: 'Mascarillas autofiltrantes', ca: 'Mascaretes autofiltrants' },
    { es: 'Filtrar polvo y nieblas: FFP1 hasta 4 veces el límite, FFP2 hasta 12, FFP3 hasta 50.', ca: 'Filtrar pols i boires: FFP1 fins a 4 vegades el límit, FFP2 fins a 12, FFP3 fins a 50.' },
    { es: 'No sirve para gases, vapores, falta de oxígeno ni con barba.', ca: 'No serveix per a gasos, vapors, falta d’oxigen ni amb barba.' },
    [
      { es: 'Abrir, poner la barbilla primero y las dos gomas: una en la nuca y otra en la coronilla.', ca: 'Obrir, posar primer la barbeta i les dues gomes: una al clatell i l’altra a la coroneta.' },
      { es: 'Modelar la pinza con las dos manos.', ca: 'Modelar la pinça amb les dues mans.' },
      { es: 'Soplar: si sale aire por el borde, volver a ajustar.', ca: 'Bufar: si surt aire per la vora, tornar a ajustar.' },
    ],
    [{ es: 'Las marcadas NR, un turno; guardar cerradas, secas y dentro de su fecha.', ca: 'Les marcades NR, un torn; desar tancades, seques i dins de la data.' }],
  ),
  'cascos-arneses': worn(
    { es: 'Cascos y gorras antigolpe', ca: 'Cascos i gorres anticop' },
    { es: 'El casco protege de lo que cae; la gorra, solo de golpes contra lo fijo.', ca: 'El casc protegeix del que cau; la gorra, només de cops contra el que és fix.' },
    { es: 'No sirve para moto, bicicleta ni escalada.', ca: 'No serveix per a moto, bicicleta ni escalada.' },
    [
      { es: 'Mirar la fecha y que no haya grietas.', ca: 'Mirar la data i que no hi hagi esquerdes.' },
      { es: 'Ajustar la rueda de la nuca: no se cae al agachar la cabeza.', ca: 'Ajustar la roda del clatell: no cau en abaixar el cap.' },
      { es: 'En altura, llevar barboquejo.', ca: 'En alçada, portar barballera.' },
    ],
    [{ es: 'Lavar con agua y jabón; sin disolvente, pintura ni sol detrás del parabrisas.', ca: 'Rentar amb aigua i sabó; sense dissolvent, pintura ni sol darrere del parabrisa.' }],
  ),
  ropa: worn(
    { es: 'Ropa de trabajo y de alta visibilidad', ca: 'Roba de treball i d’alta visibilitat' },
    { es: 'Ser visto, no mojarse o proteger las rodillas, según la norma indicada.', ca: 'Ser vist, no mullar-se o protegir els genolls, segons la norma indicada.' },
    { es: 'No sirve para fuego, productos químicos ni motosierra.', ca: 'No serveix per a foc, productes químics ni motoserra.' },
    [
      { es: 'Elegir la talla para llevarla encima de la ropa y cerrada.', ca: 'Triar la talla per portar-la sobre la roba i tancada.' },
      { es: 'No tapar las bandas reflectantes.', ca: 'No tapar les bandes reflectants.' },
      { es: 'Cambiarla cuando el color o las bandas se apaguen.', ca: 'Canviar-la quan el color o les bandes s’apaguin.' },
    ],
    [{ es: 'Lavar del revés según la etiqueta, las veces que indica, sin lejía ni suavizante.', ca: 'Rentar del revés segons l’etiqueta, les vegades que indica, sense lleixiu ni suavitzant.' }],
  ),
  soldadura: worn(
    { es: 'Protección de soldador', ca: 'Protecció de soldador' },
    { es: 'Proteger cara, ojos y manos del arco, las chispas y el calor al soldar.', ca: 'Protegir cara, ulls i mans de l’arc, les espurnes i la calor en soldar.' },
    { es: 'No sirve para láser ni para cortar por encima de la cabeza sin visera.', ca: 'No serveix per a làser ni per tallar per sobre del cap sense visera.' },
    [
      { es: 'Limpiar el visor y probar que se oscurece con un encendedor o al sol.', ca: 'Netejar el visor i provar que s’enfosqueix amb un encenedor o al sol.' },
      { es: 'Elegir el tono: 9 a 11 hasta 100\u00a0A, 11 a 13 por encima.', ca: 'Triar el to: 9 a 11 fins a 100\u00a0A, 11 a 13 per sobre.' },
      { es: 'Ponerse los guantes secos, con el puño por encima de la manga.', ca: 'Posar-se els guants secs, amb el puny per sobre de la màniga.' },
    ],
    [{ es: 'Cambiar el cubrefiltro cuando tenga proyecciones y los guantes cuando se endurezcan.', ca: 'Canviar el cobrefiltre quan tingui projeccions i els guants quan s’endureixin.' }],
  ),
};
