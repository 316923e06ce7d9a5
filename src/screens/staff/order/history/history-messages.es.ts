export const es = {
  placed: 'hizo el pedido.',
  choose: 'Qué historia',
  choices: { all: 'Todo', notes: 'Notas', changes: 'Cambios' },
  noNotes: 'Aún no hay ninguna nota.',
  mailed: 'Correo enviado:',
  unknown: 'No consta quién',
};
