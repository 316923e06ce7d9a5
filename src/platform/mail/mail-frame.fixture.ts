import type { Locale } from '#i18n/locale.ts';
import type { MailFrame } from './mail-layout.ts';

export const mailFrame = (locale: Locale): MailFrame => ({
  locale,
  hasStore: true,
  theme: null,
  name: 'Can Eina',
  slogan: 'La casa de la herramienta',
  url: 'https://shop.example/',
  logoUrl: 'https://shop.example/mail-logo.png',
  phone: '+34 93 000 00 00',
  legal: {
    company: 'Can Eina Badalona, S.L.',
    taxId: 'NIF B00000000',
    address: 'Carrer del Torrent, 41, 08912 Badalona',
    email: 'hola@caneina.example',
  },
  hours: 'De lunes a viernes, de 08:00 a 13:30.',
  links: [{ text: 'Aviso legal', url: 'https://shop.example/legal-notice' }],
});

/** What a reader sees of a mail's HTML, between tags. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>|<style>.*?<\/style>/g, '')
    .replace(/<\/?(?:b|span|a)(?: [^>]*)?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
