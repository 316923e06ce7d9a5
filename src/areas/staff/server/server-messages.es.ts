export const staffErrorTexts = {
  not_permitted: 'Tu papel no permite hacer esto.',
  locked: 'La sesión está bloqueada: escribe tu PIN o tu contraseña.',
  second_factor_needed: 'Añade primero un segundo factor a tu cuenta.',
  wrong_code: 'El código no es correcto.',
  code_used: 'Este código ya se ha usado. Espera al siguiente.',
  wrong_pin: 'El PIN no es correcto.',
  'too_many_attempts.pin': 'Demasiados intentos con el PIN. Escribe tu contraseña.',
  invalid_invitation: 'La invitación ya se ha usado o ha caducado. Pide otra.',
  not_started: 'Empieza de nuevo: pide otro código QR.',
};
