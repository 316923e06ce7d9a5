import { foldText } from './word-forms.ts';

/** `con cargador`, `con 2 baterías`, `amb bateria i carregador` */
const withCharger = /\b(?:con|amb|incluye|inclou)\s(?:\S+\s){0,4}?(?:cargador|carregador|bateri)/;

/** Whether machines are asked for that come with what they run on: bare ones are then no first answer. */
export const asksForCharger = (query: string): boolean => withCharger.test(foldText(query));
