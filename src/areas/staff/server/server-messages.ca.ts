export const staffErrorTexts = {
  not_permitted: 'El teu paper no permet fer això.',
  locked: 'La sessió està bloquejada: escriu el teu PIN o la teva contrasenya.',
  second_factor_needed: 'Afegeix primer un segon factor al teu compte.',
  wrong_code: 'El codi no és correcte.',
  code_used: 'Aquest codi ja s’ha fet servir. Espera el següent.',
  wrong_pin: 'El PIN no és correcte.',
  'too_many_attempts.pin': 'Massa intents amb el PIN. Escriu la teva contrasenya.',
  invalid_invitation: 'La invitació ja s’ha fet servir o ha caducat. Demana’n una altra.',
  not_started: 'Torna a començar: demana un altre codi QR.',
};
