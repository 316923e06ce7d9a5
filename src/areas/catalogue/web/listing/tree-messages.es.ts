export const es = {
  /** Opens the sections below one. */
  within: (name: string) => `Dentro de ${name}`,
  /** Without scripts: chooses the section, which shows those below it. */
  show: 'Ver sus secciones',
  loading: 'Cargando…',
  failed: 'No se han podido cargar. Ciérralo y vuelve a abrirlo.',
};
