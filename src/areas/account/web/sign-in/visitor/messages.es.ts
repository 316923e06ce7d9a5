export const es = {
  title: 'Entra en tu cuenta',
  text: 'Esta página es solo tuya: la verás en cuanto entres.',
  order: 'Abre tu pedido',
  orderText:
    'Si lo hiciste sin cuenta, abre el enlace «Ver el pedido» de su correo o búscalo con su número y tu correo. Si tienes cuenta, entra.',
  find: 'Buscar el pedido',
};
