import { formatNumber } from '#i18n/format.ts';

export const es = {
  title: 'Preguntas y respuestas',
  all: (count: number) => `Ver las ${formatNumber(count, 'es')} preguntas`,
  ask: '¿Tienes otra duda?',
  askNote: 'Cuéntanos qué vas a hacer y con qué material, y te contestamos por correo.',
  askButton: 'Pregúntanos por este producto',
};
