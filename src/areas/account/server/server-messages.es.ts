import type { MailTexts } from './registration/mail-texts.ts';

export const errorTexts = {
  incorrect_email: 'Correo electrónico incorrecto',
  incorrect_name: 'Usa solo letras, espacios, apóstrofos y guiones.',
  incorrect_phone: 'Número de teléfono incorrecto',
  incorrect_document: 'El número del documento no es correcto.',
  incorrect_postal_code: 'El código postal no es correcto.',
  password_must_contain: 'La contraseña debe tener de 6 a 50 caracteres: letras latinas, cifras y signos.',
  agreement_needed: 'Acepta el tratamiento de tus datos para continuar.',
  wrong_login: 'Correo o contraseña incorrectos.',
  email_not_confirmed: 'Confirma tu correo para entrar: te hemos vuelto a enviar el enlace.',
  password_needed: 'Elige una contraseña para terminar el registro.',
  invalid_code: 'El enlace no es válido, ya se ha usado o ha caducado.',
  wrong_password: 'La contraseña actual no es correcta.',
  password_too_common: 'Esta contraseña es demasiado común y fácil de adivinar. Elige otra.',
  'password_too_common.repeated': 'Esta contraseña repite los mismos caracteres y se adivina enseguida. Elige otra.',
  'password_too_common.run':
    'Esta contraseña sigue el orden del teclado, del alfabeto o de las cifras y se adivina enseguida. Elige otra.',
  'password_too_common.name':
    'El nombre de la tienda o de su población es lo primero que prueba quien quiere entrar. Elige otra contraseña.',
  reauthentication_required: 'Por seguridad, vuelve a escribir tu contraseña.',
  company_data_needed: 'Una empresa necesita razón social y CIF; un autónomo, su NIF o NIE.',
  organization_needed: 'Escribe el nombre de la empresa.',
  cif_needed: 'Para una empresa o un autónomo necesitamos el NIF o CIF.',
  same_email: 'Ya es tu correo actual.',
  too_many_attempts: 'Demasiados intentos. Espera unos minutos antes de volver a probar.',
};

const notYou = 'Si no has sido tú, no hagas nada: sin el enlace nadie puede usar tu dirección.';

export const mailTexts: MailTexts = {
  registration: ({ shop }) => ({
    subject: `Confirma tu correo · ${shop}`,
    heading: '¡Te damos la bienvenida!',
    paragraphs: [`Has creado una cuenta en ${shop}. Confirma tu correo para terminar el registro.`],
    button: 'Confirmar el correo',
    notes: ['El enlace sirve una sola vez y caduca en 48\u00a0horas.', notYou],
  }),
  firstPassword: ({ shop }) => ({
    subject: `Crea tu contraseña · ${shop}`,
    heading: '¡Te damos la bienvenida!',
    paragraphs: [`Has creado una cuenta en ${shop}. Elige una contraseña para terminar el registro.`],
    button: 'Crear la contraseña',
    notes: ['El enlace sirve una sola vez y caduca en 48\u00a0horas.', notYou],
  }),
  addressKnown: ({ shop }) => ({
    subject: `Ya tienes una cuenta · ${shop}`,
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      `Alguien ha querido registrar esta dirección en ${shop}, pero ya tiene una cuenta. Entra con ella como siempre.`,
      'Si no recuerdas la contraseña, pide una nueva con «He olvidado la contraseña».',
    ],
    button: 'Ir a la tienda',
    notes: ['Si no has sido tú, no hagas nada: tu cuenta no ha cambiado.'],
  }),
  recovery: ({ shop }) => ({
    subject: `Crea una contraseña nueva · ${shop}`,
    heading: 'Crea una contraseña nueva',
    paragraphs: [
      `Has pedido una contraseña nueva para tu cuenta en ${shop}. Al guardarla, se cerrarán todas tus sesiones.`,
    ],
    button: 'Crear la contraseña',
    notes: [
      'El enlace sirve una sola vez y caduca en 1\u00a0hora.',
      'Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  }),
  passwordChanged: ({ shop }) => ({
    subject: `Tu contraseña ha cambiado · ${shop}`,
    heading: 'Tu contraseña ha cambiado',
    paragraphs: [`La contraseña de tu cuenta en ${shop} se acaba de cambiar y las demás sesiones se han cerrado.`],
    button: 'Ir a la tienda',
    notes: ['Si no has sido tú, pide ahora mismo una contraseña nueva con «He olvidado la contraseña».'],
  }),
  newAddress: ({ shop }) => ({
    subject: `Confirma tu nuevo correo · ${shop}`,
    heading: 'Confirma tu nuevo correo',
    paragraphs: [`Has pedido usar esta dirección en tu cuenta de ${shop}. Confírmala para terminar el cambio.`],
    button: 'Confirmar el correo',
    notes: ['El enlace sirve una sola vez y caduca en 48\u00a0horas.', notYou],
  }),
  changeRequested: ({ shop, newEmail }) => ({
    subject: `Han pedido cambiar tu correo · ${shop}`,
    heading: 'Han pedido cambiar tu correo',
    paragraphs: [
      `Tu cuenta de ${shop} pasará a usar la dirección ${newEmail} cuando se confirme. Si has sido tú, no hagas nada.`,
    ],
    button: 'No he sido yo: detener el cambio',
    notes: [
      'Con este enlace creas una contraseña nueva: al guardarla, se detiene el cambio y se cierran todas las sesiones. Sirve durante 7\u00a0días.',
    ],
  }),
  addressChanged: ({ shop, newEmail }) => ({
    subject: `Tu correo ha cambiado · ${shop}`,
    heading: 'Tu correo ha cambiado',
    paragraphs: [`Tu cuenta de ${shop} usa ahora la dirección ${newEmail}. Si has sido tú, no hagas nada.`],
    button: 'No he sido yo: deshacer el cambio',
    notes: [
      'Con este enlace creas una contraseña nueva: al guardarla, tu cuenta recupera esta dirección y se cierran todas las sesiones. Sirve durante 7\u00a0días.',
    ],
  }),
};

/** What the account's mails have in common. */
export const mailShared = {
  copyLink: 'Si el botón no se abre, copia esta dirección en el navegador:',
  reason: 'Recibes este correo porque alguien ha usado tu dirección en la tienda. No es publicidad.',
};
