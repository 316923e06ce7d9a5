export const es = {
  errors: {
    page_not_found: 'No tenemos esa página.',
    promotion_ended: 'Esta promoción ya ha terminado.',
    job_not_found: 'No encontramos ese trabajo.',
    project_not_found: 'No encontramos ese proyecto.',
  },
  promotions: {
    title: 'Promociones',
    description: 'Las promociones que están en marcha, con sus fechas, sus condiciones y sus productos.',
  },
  jobs: {
    title: 'Herramientas por oficio',
    description: 'Qué herramienta necesita cada trabajo, paso a paso: alicatar, pintar, podar, soldar y más.',
  },
  projects: {
    title: 'Compra el proyecto',
    description:
      'Todo lo que pide cada obra, con las cantidades justas y el precio de hoy: llévatelo entero a la cesta.',
  },
};
