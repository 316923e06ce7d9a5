import { plainHeader } from '#platform/csv/headers.ts';

/** The columns that the import knows, with the headers by which other programs commonly call them. */
export const productColumns = {
  article: ['articulo', 'codigo', 'code', 'sku', 'referencia', 'ref', 'codarticulo', 'reference'],
  ean: ['gtin', 'codigobarras', 'codigodebarras', 'barcode', 'ean13'],
  eans: ['gtins', 'codigosdebarras', 'codisdebarres'],
  mpn: [
    'referenciafabricante',
    'reffabricante',
    'codigofabricante',
    'referenciafabricant',
    'partnumber',
    'manufacturerpartnumber',
  ],
  name_es: ['nombre', 'descripcion', 'name', 'producto', 'denominacion', 'nombreproducto', 'title', 'titulo'],
  name_ca: ['nom', 'descripcioca', 'nomca'],
  description_es: ['descripcionlarga', 'detalle', 'description', 'textolargo'],
  description_ca: ['descripciollarga', 'detall'],
  section: [
    'seccion',
    'categoria',
    'categorias',
    'codcategoria',
    'category',
    'categories',
    'familia',
    'codfamilia',
    'grupo',
  ],
  brand: ['marca', 'fabricante', 'manufacturer'],
  price: [
    'precio',
    'pvp',
    'precioventa',
    'preciolista',
    'precionormal',
    'precioconiva',
    'tarifa',
    'preu',
    'regularprice',
  ],
  sale_price: ['preciooferta', 'precioespecial', 'oferta', 'saleprice', 'specialprice', 'preciorebajado'],
  net_price: [
    'preciosiniva',
    'preciosiva',
    'preciosinimpuestos',
    'precioventasiniva',
    'pvpsiniva',
    'pvpsiva',
    'tarifasiniva',
    'tarifasiva',
    'importesiniva',
    'baseimponible',
    'preusenseiva',
    'preusiva',
    'preusenseimpostos',
    'pvpsenseiva',
    'tarifasenseiva',
    'basimposable',
    'baseimposable',
    'pricewithoutvat',
    'priceexvat',
    'priceexclvat',
    'priceexcludingvat',
  ],
  net_sale_price: ['ofertasiniva', 'ofertasiva', 'precioofertasiniva', 'preciorebajadosiniva', 'ofertasenseiva'],
  quantity_prices: ['preciosporcantidad', 'preciocantidad', 'escalado', 'preusperquantitat'],
  cost: [
    'coste',
    'preciocoste',
    'costesiniva',
    'costo',
    'preciocompra',
    'cost',
    'preucost',
    'preucompra',
    'purchaseprice',
  ],
  vat: ['iva', 'tipoiva', 'vatrate', 'tipusiva'],
  stock: ['existencias', 'inventario', 'cantidad', 'quantity', 'qty', 'unidades', 'estoc', 'inventari'],
  unit: ['presentacion', 'unidad', 'um', 'unidadmedida', 'unitat'],
  content: ['contenido', 'contenidoneto', 'contingut', 'contingutnet'],
  content_unit: ['unidadcontenido', 'unitatcontingut'],
  consumption: [],
  consumption_unit: [],
  covers_m2: ['m2caja', 'm2porcaja', 'm2capsa', 'm2percapsa'],
  status: ['estado', 'flgreghabilitado', 'activo', 'habilitado', 'estat'],
  virtual: [],
  withdrawal: ['desistimiento', 'desistiment'],
  labels: ['etiquetas'],
  published_at: ['fecha', 'fechaalta', 'publicado'],
  popularity: ['popularidad'],
  pictures: ['imagenes', 'imagen', 'fotos', 'foto', 'image', 'images'],
  documents: ['documentos'],
  attributes: ['atributos'],
  contents_es: [],
  contents_ca: [],
  kit: [],
  kit_extra_es: [],
  kit_extra_ca: [],
  model: ['modelo'],
  model_name: ['nombremodelo', 'nommodel'],
  previous_slugs: [],
  version_es: [],
  version_ca: [],
  sold_together: [],
  maker_name: [],
  maker_address: [],
  maker_contact: [],
  eu_responsible_name: [],
  eu_responsible_address: [],
  eu_responsible_contact: [],
  warnings_es: ['advertencias'],
  warnings_ca: ['advertiments'],
  guarantee_years: [],
  guarantee_terms_es: [],
  guarantee_terms_ca: [],
  delivery_class: ['clasetransporte', 'claseenvio', 'classetransport'],
  fulfilment: [],
  appliance: [],
  weee: ['raee', 'aee'],
  battery: ['contienebateria', 'contebateria'],
  energy_class: ['claseenergetica', 'clasedeeficienciaenergetica', 'classeenergetica'],
  energy_scale: ['escalaenergetica'],
  eprel: ['numeroeprel', 'ideprel'],
  energy_label: ['etiquetaenergetica'],
  product_sheet: ['fichaproducto', 'fichadeinformaciondelproducto', 'fitxadinformaciodelproducte'],
  shelf: ['ubicacion', 'ubicacio', 'estanteria'],
} as const satisfies Record<string, readonly string[]>;

export type ProductColumn = keyof typeof productColumns;
/** The columns of an update: those that change daily at the till, on which no other column depends. */
export const updateColumns = [
  'price',
  'net_price',
  'sale_price',
  'net_sale_price',
  'quantity_prices',
  'stock',
  'status',
  'labels',
  'popularity',
] as const;
/** Columns that such a list often has beside them; what they say of a product stays as it is. */
export const updateCompanions = ['cost', 'ean', 'mpn', 'shelf', 'unit', 'vat'] as const;
export type Row = Partial<Record<string, string>>;

/** Columns whose common headers mean the same in exports of other programs, for the rest of a list that somebody has changed. */
const columnsOfExports: ReadonlySet<string> = new Set<ProductColumn>([
  'article',
  'name_es',
  'ean',
  'brand',
  'price',
  'stock',
]);

/** The column of a plain header in the export of another program. */
export type MeaningOf = (header: string) => string | undefined;

/**
 * Names the columns of a file: by the mapping, by what the program means that wrote it, by their own name, or by a common
 * header. Other headers are ignored. Throws where it is ambiguous which column is meant.
 */
export function nameColumns(
  headers: readonly string[],
  map: Readonly<Record<string, string>> = {},
  meaningOf?: MeaningOf,
): string[] {
  checkMap(headers, map);
  const taken = new Set(Object.keys(map));
  const mapped = new Map(Object.entries(map).map(([column, header]) => [plainHeader(header), column]));
  const named = headers.map((header) => mapped.get(plainHeader(header)));
  const claim = (find: MeaningOf) =>
    headers.forEach((header, at) => {
      const column = named[at] === undefined ? find(plainHeader(header)) : undefined;
      if (column === undefined || taken.has(column)) return;
      taken.add(column);
      named[at] = column;
    });
  const columns = Object.entries<readonly string[]>(productColumns);
  if (meaningOf) claim(meaningOf);
  const isCommon = (column: string): boolean =>
    !meaningOf || columnsOfExports.has(column) || (column === 'section' && !named.includes('@sections'));
  claim((header) => columns.find(([column]) => plainHeader(column) === header)?.[0]);
  claim((header) => columns.find(([column, synonyms]) => synonyms.includes(header) && isCommon(column))?.[0]);
  const twice = headers.find(
    (header, at) =>
      named[at] !== undefined &&
      headers.some((other, there) => there !== at && plainHeader(other) === plainHeader(header)),
  );
  if (twice !== undefined) throw new Error(`two columns are called ${twice}: only one of them can be meant`);
  return headers.map((header, at) => named[at] ?? `(${header})`);
}

/** A misspelt mapping would leave a column out, and so empty it in every product. */
function checkMap(headers: readonly string[], map: Readonly<Record<string, string>>): void {
  const present = new Set(headers.map(plainHeader));
  for (const [column, header] of Object.entries(map)) {
    if (!Object.hasOwn(productColumns, column))
      throw new Error(`the mapping names ${column}, which is no column of the import`);
    if (!present.has(plainHeader(header)))
      throw new Error(`the mapping names the header ${header}, which the file does not have`);
  }
}
