/** Words of questions and wishes that say nothing of the goods, folded, Spanish, Catalan and English. Names may have them. */
export const questionWords: ReadonlySet<string> = new Set(
  `cual cuales quina quin quins quines quien donde on como com cuando quan cuanto cuanta quant cuesta cuestan costa costen
  precio precios preu preus porfa favor hola buenas bon dia gracias gracies ayuda ajuda urgente
  llama llaman dice dicen diu diuen serviria serveixi aconsejais aconsejarias recomanaries recomanem aconselles valdria aconsella necessitaria necessito calen cal caldria conviene convendria voldriem buscando buscant busquem necesitan
  necesitaria necesitamos necesita necesitas necessitem necessitaria quisiera querria queria voldria volia queremos
  puedo puede podria podeis podrias puc pot podeu podria hay hi ha teneis tienen tienes tiene tenemos teniu tens venden vendeis vende
  vendes veneu venen sirve sirven serveix serveixen usar uso usa usan utilizo utilizar utiliza utilitzo fer-ho hace falta fa falten
  hacerlo recomiendas recomendais recomendable recomanes aconsejas mejor mejores millor millors bueno buena buenos buenas bo bona bons bones buen
  algo algun alguna quelcom cosa cosas eso esto aquello aixo allo encuentro encontrar trobo trobar compro comprar compra comprarme cuantos cuantas quants quantes quanta ocupo ocuparia consigo conseguir aconseix recomiendan recomendarias aconsejan recomana recomaneu servir servira serviran servirian
  son es ser esta estan hay muy molt mucho mas tan quiero quieres tengo tinc haig he debo tengo
  diferencia diferencias diferencies tipo tipos tipus marca marcas gustaria agradaria interesa interessa mirando mirant
  what which how who when where why do does did need needs want wanted would could should like get have has is are
  there any some best good looking look buy use used using help please
  producto productos articulo articulos producte productes article articles yo jo me em hem ho`.split(/\s+/),
);

/** What is done with any goods: in a question these say nothing of them. */
export const askingVerbs: ReadonlySet<string> = new Set(
  `va van iria irian ir vale valen valdria valdrian pongo pones pone ponemos ponen poner ponerle pondria meto metes mete meter
  cojo coges coge coger pillo pilla pillar agarro elijo eliges elige elegir escojo escoges escoge escoger llevo lleva llevan
  llevar echo echa echar gasto gasta gastar compras compran compreis comprarme comprarse comprarme pido pide pedir
  funciona funcionan aguanta aguantan dura duran queda quedan quedaria pega pegaria
  consume consumen gastan
  poso poses posa posem posen posar agafo agafes agafa agafar trio tries tria triar escullo escull escollir porto porta
  aniria anirien va compres comprar-me demano hacer hago hace`.split(/\s+/),
);

/** A query with one of these asks, so that `pego` and `corto` are verbs. */
export const interrogatives: ReadonlySet<string> = new Set([
  'que',
  'como',
  'com',
  'cual',
  'donde',
  'quin',
  'quina',
  'on',
  'what',
  'which',
  'how',
]);

/** `cómo hacer tortilla` asks for no goods, unless a job or a kind of goods is named. */
export const howOrWhy: ReadonlySet<string> = new Set([
  'como',
  'com',
  'porque',
  'perque',
  'cuando',
  'quan',
  'quien',
  'qui',
  'how',
  'why',
  'who',
  'when',
]);

/** The buyer wants the cheapest first. */
export const cheapWords: ReadonlySet<string> = new Set(
  `barato barata baratos baratas baratito baratita baratisimo barat barats barates economico economica economicos economicas
  economic economics economiques cheap cheapest lowcost tirado asequible assequible`.split(/\s+/),
);

/** The buyer wants what is reduced first. */
export const reducedWords: ReadonlySet<string> = new Set(
  `oferta ofertas ofertes rebajado rebajada rebajados rebajadas rebajas rebaja rebaixat rebaixada rebaixats rebaixades rebaixes
  descuento descuentos descompte descomptes promocion promociones promo promocio promocions liquidacion liquidacio outlet
  saldos chollo ganga gangas oferton sale discount`.split(/\s+/),
);
