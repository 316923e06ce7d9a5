import { plainHeader, quotedHeader } from '#platform/csv/headers.ts';

/**
 * What an import reads of a customer, with the headers by which programs and people call it. Where a file has several, the first
 * that is filled counts: an account's own before those of its address of invoices.
 */
const fields = {
  email: [
    ...['email', 'useremail', 'emailaddress', 'correoelectronico', 'direcciondecorreoelectronico', 'correo'],
    ...['adresseemail', 'adresseelectronique', 'correuelectronic', 'adrecaelectronica', 'billingemail'],
  ],
  name: ['name', 'fullname', 'nombre', 'nombrecompleto', 'nombreyapellidos', 'nom', 'nomicognoms'],
  first_name: ['firstname', 'nombredepila', 'prenom', 'billingfirstname'],
  last_name: ['lastname', 'surname', 'apellidos', 'apellido', 'cognoms', 'billinglastname'],
  phone: [
    ...['phone', 'telephone', 'telefono', 'movil', 'telefon', 'mobil', 'billingphone', 'addresstelephone'],
    'defaultaddressphone',
  ],
  tax_number: [
    ...['taxnumber', 'nif', 'cif', 'dni', 'nifcif', 'cifnif', 'taxvat', 'taxvatnumber', 'vatnumber', 'billingnif'],
    ...['billingcif', 'billingdni', 'billingvat', 'billingvatnumber', 'addressvatid'],
  ],
  organisation: [
    ...['organisation', 'organization', 'company', 'empresa', 'razonsocial', 'raosocial', 'societe', 'billingcompany'],
    ...['defaultaddresscompany', 'addresscompany'],
  ],
  street: [
    ...['street', 'streetaddress', 'address', 'address1', 'direccion', 'domicilio', 'calle', 'adreca', 'adresse'],
    ...['billingaddress1', 'defaultaddressaddress1', 'addressstreet'],
  ],
  street_2: ['address2', 'direccion2', 'billingaddress2', 'defaultaddressaddress2'],
  postal_code: [
    ...['postalcode', 'postcode', 'zip', 'zipcode', 'codigopostal', 'cp', 'codipostal', 'codepostal'],
    ...['billingpostcode', 'defaultaddresszip', 'addresspostcode'],
  ],
  municipality: [
    ...['municipality', 'city', 'municipio', 'poblacion', 'localidad', 'ciudad', 'municipi', 'poblacio', 'ville'],
    ...['billingcity', 'defaultaddresscity', 'addresscity'],
  ],
  country: [
    ...['country', 'countrycode', 'countryregion', 'pais', 'paisregion', 'pays', 'billingcountry'],
    ...['defaultaddresscountrycode', 'addresscountryid'],
  ],
  enabled: ['enabled', 'active', 'activado', 'activo', 'habilitado', 'actif'],
} as const satisfies Record<string, readonly string[]>;

export type CustomerField = keyof typeof fields;

/** Headers that other lists of customers hardly have, in each of a program's languages; two of them are an export of it. */
const signs: Readonly<Record<string, readonly string[]>> = {
  WooCommerce: [
    ...['username', 'lastactive', 'signup', 'dateregistered', 'aov', 'totalspend', 'useremail', 'userlogin'],
    ...['userregistered', 'nombredeusuario', 'ultimaactividad', 'registrarse', 'fechaderegistro', 'gastototal', 'vmp'],
    ...['billingaddress1', 'billingpostcode', 'billingphone', 'billingfirstname'],
  ],
  PrestaShop: [
    ...['socialtitle', 'partneroffers', 'lastvisit', 'registration', 'optin', 'tratamiento', 'titulosocial'],
    ...[
      'ofertasdesocios',
      'ofertasdelossocios',
      'ofertasdenuestrosasociados',
      'ultimavisita',
      'boletindenoticias',
      'registro',
    ],
    ...['titre', 'titredecivilite', 'offrespartenaires', 'offresdespartenaires', 'dernierevisite', 'inscription'],
  ],
  Shopify: [
    ...['acceptsemailmarketing', 'acceptssmsmarketing', 'acceptsmarketing', 'defaultaddressaddress1'],
    ...['defaultaddresszip', 'defaultaddressprovincecode', 'taxexempt', 'totalorders', 'totalspent', 'provincecode'],
  ],
  'Magento 2': [
    ...['disableautogroupchange', 'createdin', 'groupid', 'rptoken', 'taxvat', 'storeid', 'addresspostcode'],
    ...['addressstreet', 'addressdefaultbilling', 'customersince', 'accountcreatedin', 'taxvatnumber'],
  ],
};

/** How the headers of a file are understood. */
export interface CustomerColumns {
  /** The program that wrote it; undefined for a list of one's own. */
  readonly program: string | undefined;
  /** A name for each column, which no other has. */
  readonly names: readonly string[];
  /** The names of those that say something, the one that counts first. */
  readonly of: (field: CustomerField) => readonly string[];
  /** Which are read and which are not, for the shopkeeper. */
  readonly lines: readonly string[];
}

/** Throws, with a reason for the shopkeeper, where such a file says nothing of customers. */
export function readColumns(headers: readonly string[]): CustomerColumns {
  const plain = headers.map(plainHeader);
  const meanings = plain.map((header) => meaningOf(header, plain));
  const names = meanings.map((meaning, at) => (meaning ? `${meaning.field} ${meaning.rank}` : `(${at})`));
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0)
    throw new Error(`two columns are called ${quotedHeader(headers[twice])}: only one of them can be meant`);
  const of = (field: CustomerField): string[] =>
    fields[field].map((_, rank) => `${field} ${rank}`).filter((name) => names.includes(name));
  const theirs = `Its columns: ${headers.map(quotedHeader).join(', ').slice(0, 1000)}`;
  if (of('email').length === 0) throw new Error(`there is no column for the e-mail address. ${theirs}`);
  if (of('name').length + of('first_name').length === 0) throw new Error(`there is no column for the name. ${theirs}`);
  const read = headers.flatMap((header, at) =>
    meanings[at] ? [`${quotedHeader(header)} (${meanings[at].field})`] : [],
  );
  const unread = headers.filter((header, at) => header && !meanings[at]).map(quotedHeader);
  const lines = [
    `Columns that are read: ${read.join(', ')}`,
    `Columns that are not read: ${unread.join(', ') || 'none'}`,
  ];
  return { program: recognise(plain), names, of, lines };
}

function meaningOf(header: string, headers: readonly string[]): { field: CustomerField; rank: number } | undefined {
  // In French 'Nom' beside 'Prénom' is the surname.
  if (header === 'nom' && headers.includes('prenom')) return { field: 'last_name', rank: 0 };
  for (const [field, known] of Object.entries(fields) as [CustomerField, readonly string[]][]) {
    const rank = known.indexOf(header);
    if (rank >= 0) return { field, rank };
  }
  return undefined;
}

function recognise(headers: readonly string[]): string | undefined {
  const counted = Object.entries(signs).map(
    ([program, known]) => [program, known.filter((sign) => headers.includes(sign)).length] as const,
  );
  const [program, count] = counted.reduce((one, other) => (other[1] > one[1] ? other : one));
  return count >= 2 ? program : undefined;
}
