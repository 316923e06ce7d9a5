import type { es } from './server-messages.es.ts';

export const ca: typeof es = {
  errors: {
    too_many_orders: 'Són {found} comandes, i d’una vegada en poden ser {max}. Filtra una mica més.',
    preview_not_found: 'Aquesta previsió ha caducat. Torna a triar les comandes.',
    job_not_found: 'Aquesta feina ja no hi és.',
    view_not_found: 'Aquesta vista ja no hi és.',
    too_many_views: 'Ja hi ha moltes vistes desades. Esborra’n alguna.',
  },
  note: {
    title: (number: string) => `Albarà ${number}`,
    titleOfAll: (count: number) => `Albarans (${count})`,
    customer: 'Client',
    receiver: 'Rep',
    delivery: 'Lliurament a',
    pickup: 'Recollida a',
    when: 'Quan',
    soon: 'al més aviat possible',
    comment: 'Comentari',
    pieces: 'Peces',
    article: 'Ref.',
    name: 'Article',
    quantity: 'Quantitat',
    received: 'Rebut (nom, data i signatura):',
  },
};
