export const es = {
  home: 'Inicio',
  youAreHere: 'Estás en',
  updated: (date: string) => `Última actualización: ${date}`,
  promos: {
    pickup: {
      title: (city: string) => `Recógelo en ${city}`,
      text: 'Pide en línea lo que hay en stock y ven a buscarlo: la ficha dice desde cuándo está listo.',
      more: 'Cómo funciona',
    },
    workshop: {
      more: 'Conócenos',
    },
  },
  help: {
    title: 'Te ayudamos',
    order: {
      title: '¿Dónde está tu pedido?',
      text: 'Con el número del pedido y tu correo ves en qué punto está, aunque no tengas cuenta.',
      button: 'Seguir un pedido',
    },
    specialist: {
      title: '¿Dudas entre dos máquinas?',
      text: 'Cuéntanos el trabajo y te decimos qué herramienta necesitas. Responde una persona del mostrador.',
      button: 'Escribir a un especialista',
    },
  },
};
