export const es = {
  placed: 'hizo el pedido.',
  moved: (status: string) => `lo pasó a «${status}»`,
  paidAndMoved: (status: string) => `lo dio por cobrado y lo pasó a «${status}»`,
  cancelled: 'lo canceló',
  choose: 'Qué historia',
  choices: { all: 'Todo', notes: 'Notas', changes: 'Cambios' },
  noNotes: 'Aún no hay ninguna nota.',
  mailed: 'Correo enviado:',
  unknown: 'No consta quién',
};
