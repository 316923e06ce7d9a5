import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  sealant: {
    use: [
      { es: 'Silicona para bañeras, duchas y fregaderos, que no cría moho.', ca: 'Silicona per a banyeres, dutxes i aigüeres, que no cria floridura.', when: ({ 'sealant-use': use }) => use === 'bathroom' },
      { es: 'Silicona para sellar vidrio, aluminio y azulejo en casa.', ca: 'Silicona per segellar vidre, alumini i rajola a casa.', when: ({ 'sealant-use': use }) => use === 'universal' },
      { es: 'Silicona neutra para espejos, piedra, metal y policarbonato, que no los ataca.', ca: 'Silicona neutra per a miralls, pedra, metall i policarbonat, que no els ataca.', when: ({ 'sealant-use': use }) => use === 'neutral' },
    ],
    detail: [{ es: 'Queda elástica y se alisa con el dedo mojado en jabón.', ca: 'Queda elàstica i s’allisa amb el dit moll de sabó.' }],
    limits: [
      { es: 'No se pinta; quita del todo la vieja antes de poner la nueva.', ca: 'No es pinta; treu del tot la vella abans de posar la nova.' },
      { es: 'No es para juntas bajo el agua ni se puede pintar.', ca: 'No és per a junts sota l’aigua ni es pot pintar.' },
    ],
    included: [{ es: 'El cartucho es de {volume-ml}, con cánula; la pistola va aparte.', ca: 'El cartutx és de {volume-ml}, amb cànula; la pistola va a part.' }],
  },
  'mounting-adhesive': {
    use: [
      { es: 'Adhesivo para pegar zócalos, paneles y remates sin clavos, dentro y fuera.', ca: 'Adhesiu per enganxar sòcols, plafons i remats sense claus, a dins i a fora.', when: ({ 'paint-base': base }) => base === 'hybrid' },
      { es: 'Adhesivo muy fuerte para madera, piedra y hormigón, también en la calle.', ca: 'Adhesiu molt fort per a fusta, pedra i formigó, també al carrer.', when: ({ 'paint-base': base }) => base === 'polyurethane' },
      { es: 'Adhesivo al agua para molduras, corcho y zócalos dentro de casa.', ca: 'Adhesiu a l’aigua per a motllures, suro i sòcols a dins de casa.', when: ({ 'paint-base': base }) => base === 'acrylic' },
    ],
    detail: [{ es: 'Sujeta desde el primer momento y se corrige la posición unos minutos.', ca: 'Subjecta des del primer moment i deixa corregir la posició uns minuts.' }],
    limits: [
      { es: 'Una de las dos caras tiene que ser porosa, y no es para la intemperie.', ca: 'Una de les dues cares ha de ser porosa, i no és per a la intempèrie.', when: ({ 'paint-base': base }) => base === 'acrylic' },
      { es: 'No pega polietileno ni teflón; lo muy pesado, apuntálalo un día.', ca: 'No enganxa polietilè ni tefló; el que és molt pesant, apuntala-ho un dia.', when: ({ 'paint-base': base }) => base !== 'acrylic' },
    ],
    included: [{ es: 'El cartucho es de {volume-ml}; la pistola va aparte.', ca: 'El cartutx és de {volume-ml}; la pistola va a part.' }],
  },
  glue: {
    use: [
      { es: 'Cola blanca para ensamblar muebles y pegar tablas.', ca: 'Cola blanca per encadellar mobles i enganxar taulons.', when: ({ glue }) => glue === 'wood' },
      { es: 'Cola de contacto para cuero, goma, corcho y laminados.', ca: 'Cola de contacte per a cuir, goma, suro i laminats.', when: ({ glue }) => glue === 'contact' },
      { es: 'Resina de dos componentes para metal, piedra y piezas que cargan peso.', ca: 'Resina de dos components per a metall, pedra i peces que carreguen pes.', when: ({ glue }) => glue === 'epoxy' },
      { es: 'Cola instantánea para roturas limpias de plástico, loza y metal.', ca: 'Cola instantània per a trencaments nets de plàstic, pisa i metall.', when: ({ glue }) => glue === 'cyano' },
    ],
    detail: [
      { es: 'Aprieta las piezas el tiempo que dice el envase.', ca: 'Prem les peces el temps que diu l’envàs.', when: ({ glue }) => glue !== 'contact' },
      { es: 'Da cola en las dos caras, espera a que no manche y júntalas de una vez.', ca: 'Dona cola a les dues cares, espera que no taqui i ajunta-les d’una vegada.', when: ({ glue }) => glue === 'contact' },
    ],
    limits: [
      { es: 'No rellena huecos ni aguanta el agua todo el día.', ca: 'No omple forats ni aguanta l’aigua tot el dia.', when: ({ glue }) => glue === 'wood' },
      { es: 'Ventila al usarla; no es para poliestireno, que se deshace.', ca: 'Ventila en fer-la servir; no és per a poliestirè, que es desfà.', when: ({ glue }) => glue === 'contact' },
      { es: 'No la dejes caer en la piel ni en los ojos; usa guantes.', ca: 'No la deixis caure a la pell ni als ulls; fes servir guants.', when: ({ glue }) => glue === 'epoxy' || glue === 'cyano' },
    ],
    included: [{ es: 'El envase es de {volume-ml}.', ca: 'L’envàs és de {volume-ml}.' }],
  },
  'expanding-foam': {
    use: [
      { es: 'Espuma con cánula para rellenar huecos y fijar marcos en casa.', ca: 'Escuma amb cànula per omplir forats i fixar bastiments a casa.', when: ({ 'foam-use': use }) => use === 'straw' },
      { es: 'Espuma para pistola, para quien coloca puertas y ventanas cada día.', ca: 'Escuma per a pistola, per a qui col·loca portes i finestres cada dia.', when: ({ 'foam-use': use }) => use === 'gun' },
    ],
    detail: [{ es: 'Aísla, se corta a las dos horas y se puede pintar.', ca: 'Aïlla, es talla al cap de dues hores i es pot pintar.' }],
    limits: [
      { es: 'El sol la deshace: cúbrela; y trabaja con guantes, que no sale de la piel.', ca: 'El sol la desfà: cobreix-la; i treballa amb guants, que no surt de la pell.' },
    ],
    included: [
      { es: 'El bote es de {volume-ml}, con su cánula.', ca: 'El pot és de {volume-ml}, amb la cànula.', when: ({ 'foam-use': use }) => use === 'straw' },
      { es: 'El bote es de {volume-ml}; la pistola va aparte.', ca: 'El pot és de {volume-ml}; la pistola va a part.', when: ({ 'foam-use': use }) => use === 'gun' },
    ],
  },
  'cartridge-gun': {
    use: [
      { es: 'Pistola para silicona y adhesivo en arreglos de casa.', ca: 'Pistola per a silicona i adhesiu en arranjaments de casa.', when: ({ force }) => force < 2000 },
      { es: 'Pistola para adhesivos espesos y jornadas de muchos cartuchos.', ca: 'Pistola per a adhesius espessos i jornades de molts cartutxos.', when: ({ force }) => force >= 2000 },
    ],
    detail: [{ es: 'Al soltar el gatillo deja de salir, sin gotear.', ca: 'En deixar anar el gallet s’atura tot seguit, sense degotar.' }],
    limits: [{ es: 'Es para cartuchos rígidos, no para bolsas ni resina de dos componentes.', ca: 'És per a cartutxos rígids, no per a bosses ni resina de dos components.' }],
    included: [{ es: 'Los cartuchos van aparte.', ca: 'Els cartutxos van a part.' }],
  },
  'double-sided-tape': {
    use: [
      { es: 'Cinta para colgar espejos, perchas y rótulos sin taladrar.', ca: 'Cinta per penjar miralls, penja-robes i rètols sense foradar.', when: ({ 'double-sided': kind }) => kind === 'foam' },
      { es: 'Cinta para fijar moqueta, césped artificial y felpudos.', ca: 'Cinta per fixar moqueta, gespa artificial i estores.', when: ({ 'double-sided': kind }) => kind === 'cloth' },
      { es: 'Cinta que no se ve, para vidrio, metacrilato y metal.', ca: 'Cinta que no es veu, per a vidre, metacrilat i metall.', when: ({ 'double-sided': kind }) => kind === 'clear' },
    ],
    detail: [
      { es: 'Pega en superficie limpia, seca y lisa; aprieta unos segundos y espera un día.', ca: 'Enganxa en superfície neta, seca i llisa; prem uns segons i espera un dia.' },
    ],
    limits: [
      { es: 'No agarra en papel pintado, yeso suelto ni silicona.', ca: 'No agafa en paper pintat, guix solt ni silicona.' },
    ],
    included: [
      { es: 'El rollo es de {length-m}.', ca: 'El rotlle és de {length-m}.' },
    ],
  },
};
