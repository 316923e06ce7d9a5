/** Words that carry no meaning in a query, folded, Spanish and Catalan. `sin` and `sense` do carry one. */
export const stopWords: ReadonlySet<string> = new Set(
  `a al als amb and con de del dels des e el els en entre es esta este estos i l la las les lo los mes mi my ni
  o para pel pels per por pero que se si su sus tu u un una unas unes unos uns x y ya
  busco busca buscar necesito quiero comprar vull necessito the for of with in on to at by from`.split(/\s+/),
);

/** Words after which a name has the purpose of the product or its accessories. */
export const purposeWords: ReadonlySet<string> = new Set(['para', 'per']);
export const companionWords: ReadonlySet<string> = new Set(['con', 'amb', 'incluye', 'inclou']);

/** Words after which a name lists the contents: `Juego de 5 destornilladores`. */
export const setWords: ReadonlySet<string> = new Set(
  'juego joc estuche estoig surtido assortiment conjunto conjunt kit set pack lote lot caja capsa'.split(' '),
);

/** What goods are packed in or counted by: `Saco de pienso`. */
export const packWords: ReadonlySet<string> = new Set(
  `bote pot lata llauna garrafa bidon bido saco sac bolsa bossa botella ampolla paquete paquet rollo rotlle par
  parell`.split(/\s+/),
);

/** Those that name no thing themselves, as a case does. */
export const severalWords: ReadonlySet<string> = new Set(
  'juego juegos joc jocs surtido assortiment conjunto conjunt kit kits set sets pack packs lote lot jgo'.split(' '),
);
