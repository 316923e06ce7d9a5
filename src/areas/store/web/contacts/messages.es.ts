export const es = {
  talk: 'Habla con nosotros',
  channels: {
    phone: { name: 'Teléfono', action: 'Llamar' },
    chat: { name: 'WhatsApp', action: 'Escribir' },
    email: { name: 'Correo', action: 'Escribir' },
    workshop: { name: 'Taller', action: 'Llamar al taller' },
  },
  team: 'Quién te atiende',
  access: 'Cómo llegar y entrar',
};
