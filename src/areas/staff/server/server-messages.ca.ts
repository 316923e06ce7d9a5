import type { MessagesLike } from '#i18n/messages.ts';
import type { invitationMailTexts as es } from './server-messages.es.ts';

export const staffErrorTexts = {
  not_permitted: 'El teu rol no permet fer això.',
  locked: 'La sessió està bloquejada: escriu el teu PIN o la teva contrasenya, o fes servir la teva clau d’accés.',
  second_factor_needed: 'Afegeix primer un segon factor al teu compte.',
  wrong_code: 'El codi no és correcte.',
  code_used: 'Aquest codi ja s’ha fet servir. Espera el següent de l’aplicació, o fes servir un altre de recuperació.',
  wrong_pin: 'El PIN no és correcte.',
  'too_many_attempts.pin': 'Massa intents amb el PIN. Escriu la teva contrasenya.',
  'too_many_attempts.invitations': 'Són moltes invitacions en poc temps. Podràs continuar d’aquí a {minutes} min.',
  'too_many_attempts.invitations_of_shop':
    'La botiga ja ha convidat molta gent en un dia. Podràs continuar d’aquí a {hours} h. Els enllaços que ja has donat serveixen igual.',
  'too_many_attempts.previews': 'Són molts canvis en bloc seguits. Podràs continuar d’aquí a {minutes} min.',
  'too_many_attempts.bank_files': 'Són molts fitxers seguits. Podràs continuar d’aquí a {minutes} min.',
  invalid_invitation: 'La invitació ja s’ha fet servir o ha caducat. Demana’n una altra.',
  wrong_passkey: 'Aquesta clau d’accés no serveix aquí.',
  passkey_not_found: 'Aquesta clau ja no hi és.',
  too_many_passkeys: 'Ja tens deu claus. Treu-ne una abans.',
  session_not_found: 'Aquesta sessió ja no és oberta.',
  member_not_found: 'No trobem aquesta persona.',
  already_member: 'Qui té aquest correu ja és de l’equip.',
  last_owner: 'És l’única propietària que pot entrar: dona abans aquest rol a algú altre.',
  too_many_entries: 'Són massa canvis per a un fitxer. Escurça les dates.',
  not_started: 'Torna a començar: demana un altre codi QR.',
  not_possible: 'Aquest canvi ja no és possible: la comanda ha canviat.',
  'not_possible.nothing_due': 'La comanda ja està cobrada: no queda res per cobrar ({due:€}).',
  'not_possible.cancelled': 'La comanda està cancel·lada: no espera cap cobrament.',
  'not_possible.processing': 'El pagament s’està comprovant. Espera’n la resposta abans d’anotar-ne un altre.',
  'not_possible.waits': 'El gènere d’aquesta comanda s’ha venut mentre esperava: no espera cap cobrament.',
  'not_possible.known': 'Aquest rebut ja està anotat a la comanda.',
  cannot_undo: 'No es pot desfer: la comanda ha canviat després.',
  'cannot_undo.already_undone': 'Ja estava desfet.',
  'cannot_undo.mailed': 'No es pot desfer: el correu al client ja ha sortit.',
  'cannot_undo.money': 'No es pot desfer: ja s’han mogut diners.',
  'cannot_undo.number': 'No es pot desfer: la factura ja té número.',
  'cannot_undo.handed_over': 'No es pot desfer: el gènere ja s’ha lliurat.',
  changed_meanwhile: 'Una altra persona ha canviat el mateix mentrestant.',
  too_many_streams: 'Ja tens massa pestanyes obertes. Aquesta segueix sense avisos al moment.',
  invalid_value: 'Alguna dada no és vàlida.',
  too_many_tags: 'Una comanda porta {maxTags} etiquetes com a molt. Treu-ne alguna.',
  tag_too_long: 'Una etiqueta té {maxTagLength} caràcters com a molt. Escurça-la.',
  tag_empty: 'Hi ha una etiqueta buida. Escriu-la o treu-la.',
  tracking_number_too_long: 'El número de seguiment té {maxTracking} caràcters com a molt. Escriu-ne només un.',
  assignee_unavailable: 'Aquesta persona no pot portar comandes. Tria’n una altra.',
  // What shoppers' calls answer too, in words for them.
  'products_unavailable.for_staff':
    'D’algun article no queda prou gènere, o ja no es ven. Abaixa’n la quantitat o treu-lo de la comanda.',
  'basket_empty.for_staff': 'La comanda no té articles. Afegeix-ne algun.',
  'document_needed.for_staff':
    'Falta el NIF, el NIE o el passaport del client: el demana la factura. Demana-l’hi i escriu-lo.',
  'delivery_missing.for_staff': 'Falta com rep la comanda el client. Tria lliurament o recollida.',
  'individual_terms.for_staff':
    'El preu de l’enviament a aquesta adreça s’acorda abans amb el client. Tria la recollida o una altra adreça.',
  'too_many_open_orders.for_staff': 'Aquest client té massa comandes sense pagar. Cobra’n o cancel·la’n alguna abans.',
  document_not_found: 'No trobem aquest document.',
  change_not_found: 'No trobem aquest canvi.',
  amount_differs: 'És més del que falta per cobrar: {due:€}.',
  mail_not_found: 'Aquest correu ja no està desat.',
  too_many_mails: 'Aquest correu ja s’ha tornat a enviar tres vegades en una hora. Prova-ho més tard.',
  not_editable: 'Aquesta comanda ja no es pot canviar així.',
  'not_editable.status': 'La comanda està cancel·lada o ja ha sortit de la botiga: no es pot canviar.',
  'not_editable.paid':
    'La comanda ja està pagada i preparada, s’està pagant o l’ha finançada una entitat: el que costa ja no canvia. Retorna diners o fes una altra comanda.',
  'not_editable.refunded':
    'D’aquesta comanda ja s’han retornat diners o gènere: el que costa ja no canvia. Retorna’n més o fes una altra comanda.',
  'not_editable.received': 'Ja s’ha cobrat més del que costaria.',
  'not_editable.waits': 'El gènere d’aquesta comanda s’ha venut mentre esperava.',
  'not_editable.pickup': 'Aquesta comanda es recull a la botiga: no té adreça.',
  repeated_payment:
    'Avui ja s’ha anotat el mateix import, cobrat de la mateixa manera. Confirma-ho per anotar-lo un altre cop.',
  cannot_take_back: 'Aquest cobrament ja no es pot treure.',
  'cannot_take_back.taken_back': 'Aquest cobrament ja s’ha tret.',
  'cannot_take_back.paid':
    'Amb aquest cobrament la comanda va quedar pagada i té factura: ja no es treu. Retorna el que no ha arribat amb «Retorna…», que fa la rectificativa.',
  'cannot_take_back.elsewhere':
    'Aquest cobrament no es va anotar a mà: el va portar el banc. Si sobra, retorna’l amb «Retorna…».',
  'cannot_take_back.processing': 'La financera està decidint sobre la resta. Espera’n la resposta.',
  'cannot_take_back.refunded': 'D’aquest cobrament ja s’han tornat diners: ja no es treu.',
  receipt_not_found: 'No trobem aquest cobrament.',
  nothing_to_refund: 'Ja no queden tants diners per tornar.',
  repeated_refund: 'Avui ja s’ha tornat el mateix import. Confirma-ho per tornar-lo un altre cop.',
  over_limit: 'Amb el teu rol pots tornar fins a {limit:€} d’una comanda.',
  already_refunded: 'D’aquesta línia ja s’han tornat els diners: no en queden tantes unitats.',
  return_not_found: 'La comanda no té aquesta devolució.',
  return_moved: 'Aquesta devolució ja ha canviat mentrestant.',
  goods_not_left: 'El gènere d’aquesta comanda encara no ha sortit de la botiga.',
  too_many_returned: 'No queden tantes unitats d’aquesta línia per tornar.',
  refund_changed: 'Mentrestant ha canviat el que s’ha de tornar: ara són {amount:€}.',
  unknown_line: 'La comanda no té tantes unitats d’aquesta línia.',
};

export const invitationMailTexts: MessagesLike<typeof es> = {
  subject: (shop) => `El teu accés a la rebotiga de ${shop}`,
  heading: (shop) => `Et donem la benvinguda a ${shop}`,
  about: (role) =>
    `T’han donat accés a la rebotiga, on es porten les comandes. La teva feina: ${role}. Digues qui ets i tria una contrasenya: amb ella i aquest correu entraràs a partir d’ara.`,
  roles: {
    owner: 'portar la botiga',
    sales: 'vendes',
    warehouse: 'magatzem',
    content: 'contingut',
    accounts: 'comptabilitat',
  },
  button: 'Tria la meva contrasenya',
  copy: 'Si el botó no funciona, copia aquesta adreça al navegador:',
  valid: 'L’enllaç val dos dies i es fa servir una vegada. Si caduca, demana’n un altre a qui t’ha convidat.',
  notExpected: 'Si no esperaves aquest correu, no facis res: sense l’enllaç no entra ningú.',
  reason: (shop) => `Reps aquest correu perquè algú de ${shop} t’ha convidat a la seva rebotiga.`,
};

export const logFileTexts = {
  name: 'registre',
  columns: ['Quan', 'Qui', 'Dispositiu', 'Què', 'De què', 'Quin', 'Clau', 'Camp', 'Abans', 'Després', 'Per què'],
};
