import { pluralForm } from '#i18n/format.ts';
import { maxNameLength, maxSavedLists } from './saved-lists.ts';

export const es = {
  save: 'Guardar la lista',
  name: 'Nombre de la lista',
  proposed: (count: number) => `Lista ${count}`,
  where: 'Se guarda solo en este dispositivo, no en tu cuenta.',
  replaces: 'Ya tienes una lista con este nombre: esta la sustituye.',
  confirm: 'Guardar',
  replace: 'Sustituir',
  cancel: 'Cancelar',
  saved: (name: string) => `«${name}» está guardada en este dispositivo.`,
  seeAll: 'Ver tus listas',
  title: 'Tus listas guardadas',
  intro:
    'Están solo en este dispositivo: se pierden si borras los datos del navegador. Para ver una en otro, ábrela y compártela con un enlace.',
  none: 'Ya no tienes ninguna lista guardada en este dispositivo.',
  about: (lines: number, date: string) =>
    `${pluralForm(lines, 'es', { one: '1 línea', other: `${lines} líneas` })} · ${date}`,
  open: 'Abrir',
  rename: 'Cambiar el nombre',
  renamed: (name: string) => `Ahora se llama «${name}».`,
  remove: 'Borrar',
  removeTitle: (name: string) => `¿Borrar «${name}»?`,
  removeText: 'La lista se borra de este dispositivo. La cesta no cambia.',
  keep: 'No borrar',
  close: 'Cerrar',
  removed: (name: string) => `Hemos borrado «${name}».`,
  problems: {
    no_name: `Escribe un nombre, de ${maxNameLength} letras como máximo.`,
    name_taken: 'Ya tienes una lista con este nombre.',
    too_many: `Ya tienes ${maxSavedLists} listas, las que caben. Borra una o sustituye otra con su nombre.`,
    not_stored: 'El navegador no permite guardarla en este dispositivo. Puedes compartirla con un enlace.',
  },
};
