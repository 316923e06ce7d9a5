import { expect, test } from 'vitest';
import { brandOf } from '../../brands.ts';
import { outlineText } from '../outline-text.ts';
import { formOf } from './picture-form.ts';

const place = { x: 20, y: 40, size: 12, anchor: 'start' } as const;
const picture = (text: string, brand: 'norda' | 'stihl', more = ''): string =>
  `<svg><path d="M0 0h9" fill="${brandOf(brand).color}"/>${more}${outlineText(text, place, '#000')}</svg>`;

test('a form is shared by brands, printed figures and sizes', () => {
  const form = formOf(picture('18 V', 'norda'), 'norda');
  expect(form.printed).toEqual(['18 V']);
  expect(formOf(picture('36 V', 'stihl'), 'stihl')).toEqual({ ...form, printed: ['36 V'] });
  const sized = (factor: string): string =>
    `<g transform="translate(200 360) scale(${factor}) translate(-200 -360)"><rect/></g>`;
  const { hash } = formOf(picture('18 V', 'norda', sized('.7')), 'norda');
  expect(formOf(picture('18 V', 'norda', sized('1 .9')), 'norda').hash).toBe(hash);
  expect(formOf(picture('18 V', 'norda', '<rect/>'), 'norda').hash).toBe(hash);
});

test('another part, number or colour is another form', () => {
  const forms = ['', '<rect/>', '<rect/><rect/>', '<rect fill="red"/>'].map(
    (more) => formOf(picture('18 V', 'norda', more), 'norda').hash,
  );
  expect(new Set(forms).size).toBe(4);
});
