import { formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  title: 'Compatible con',
  platform: (value: string) => `Va con la plataforma ${value}`,
  platformNote:
    'Las baterías y los cargadores de esta plataforma sirven en todas sus máquinas. Los de otra tensión o de otra marca, no.',
  platformAll: (total: number) =>
    pluralForm(total, 'es', {
      one: 'Ver el otro producto de la plataforma',
      other: `Ver los otros ${formatNumber(total, 'es')} de la plataforma`,
    }),
  all: (total: number) => `Ver los ${formatNumber(total, 'es')}`,
  allOf: (section: string) => `de ${section} que encajan`,
};
