import type { Locale } from '#i18n/locale.ts';

/** Texts of error codes by language: the areas' and, for the HTTP layer's own codes, those below. */
export type ErrorTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export const httpErrorTexts = {
  es: {
    invalid_request: 'Los datos enviados no son correctos.',
    invalid_json: 'El contenido no es JSON válido.',
    not_signed_in: 'Entra en tu cuenta para continuar.',
    invalid_token: 'Invalid token',
    account_needed: 'Para esto hace falta entrar con una cuenta.',
    forbidden_origin: 'La petición viene de otro sitio y no se acepta.',
    not_found: 'No lo hemos encontrado.',
    method_not_allowed: 'Esta dirección no admite este método.',
    too_large: 'La petición es demasiado grande.',
    'too_large.file': 'El archivo ocupa más de {most}, que es el máximo.',
    not_json: 'La petición debe ser JSON.',
    too_many_requests: 'Demasiadas peticiones. Espera un momento.',
    server_error: 'Algo ha ido mal. Somos conscientes del problema.',
    unavailable: 'El servicio no responde. Prueba dentro de un momento.',
    asleep: 'En este momento no se pueden hacer, cambiar ni pagar pedidos.',
    headers_too_large: 'Las cabeceras de la petición son demasiado grandes.',
    expectation_failed: 'La petición espera algo que el servidor no ofrece.',
    timed_out: 'La petición ha tardado demasiado en llegar.',
    missing: 'Falta este dato.',
    wrong_type: 'Este dato no es del tipo esperado.',
    not_allowed: 'Este valor no se admite.',
    control_characters: 'Contiene caracteres no admitidos.',
    too_small: 'El valor es demasiado pequeño o corto.',
    too_big: 'El valor es demasiado grande o largo.',
    invalid_format: 'El formato no es correcto.',
    invalid: 'Este valor no es correcto.',
  },
  ca: {
    invalid_request: 'Les dades enviades no són correctes.',
    invalid_json: 'El contingut no és JSON vàlid.',
    not_signed_in: 'Entra al teu compte per continuar.',
    invalid_token: 'Invalid token',
    account_needed: 'Per fer això cal entrar amb un compte.',
    forbidden_origin: 'La petició ve d’un altre lloc i no s’accepta.',
    not_found: 'No ho hem trobat.',
    method_not_allowed: 'Aquesta adreça no admet aquest mètode.',
    too_large: 'La petició és massa gran.',
    'too_large.file': 'El fitxer ocupa més de {most}, que és el màxim.',
    not_json: 'La petició ha de ser JSON.',
    too_many_requests: 'Massa peticions. Espera un moment.',
    server_error: 'Alguna cosa ha anat malament. Som conscients del problema.',
    unavailable: 'El servei no respon. Prova-ho d’aquí a un moment.',
    asleep: 'En aquest moment no es poden fer, canviar ni pagar comandes.',
    headers_too_large: 'Les capçaleres de la petició són massa grans.',
    expectation_failed: 'La petició espera una cosa que el servidor no ofereix.',
    timed_out: 'La petició ha trigat massa a arribar.',
    missing: 'Falta aquesta dada.',
    wrong_type: 'Aquesta dada no és del tipus esperat.',
    not_allowed: 'Aquest valor no s’admet.',
    control_characters: 'Conté caràcters no admesos.',
    too_small: 'El valor és massa petit o curt.',
    too_big: 'El valor és massa gran o llarg.',
    invalid_format: 'El format no és correcte.',
    invalid: 'Aquest valor no és correcte.',
  },
} satisfies ErrorTexts;

/** Joins the texts of several areas. */
export const mergeErrorTexts = (...parts: readonly ErrorTexts[]): ErrorTexts => ({
  es: Object.assign({}, ...parts.map((part) => part.es)),
  ca: Object.assign({}, ...parts.map((part) => part.ca)),
});
