export const es = {
  zone_not_found: 'No tenemos esta zona de reparto.',
  not_deliverable: 'No repartimos en esta dirección. Escribe otra o elige la recogida en tienda.',
  not_deliverable_without_pickup: 'No repartimos en esta dirección. Escribe otra.',
  zipcode_unknown: 'No conocemos este código postal. Escribe las cinco cifras de uno de España.',
  not_plain_line: 'Escribe aquí solo el texto, en una línea y sin enlaces ni correos electrónicos.',
  geo_unavailable: 'La búsqueda de direcciones no responde. Escribe la dirección en los campos.',
};
