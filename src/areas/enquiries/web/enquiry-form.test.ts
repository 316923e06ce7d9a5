import { expect, it } from 'vitest';
import { sendEnquiry } from '../contract.ts';
import { enquirySubjects } from '../enquiry-rules.ts';
import { enquiryOf, wrongFields } from './enquiry-form.ts';

const typed = { name: ' Marta ', email: 'marta@ejemplo.cat', subject: 'product', message: ' Hola ', agree: 'on' };
const rest = { phone: ' ', reference: '', website: '' };

it('names the fields that are missing or wrong in their order', () => {
  expect(wrongFields({})).toEqual(['name', 'email', 'message', 'agree']);
  expect(wrongFields({ ...typed, email: 'marta@ejemplo', phone: '12' })).toEqual(['email', 'phone']);
  expect(wrongFields({ ...typed, ...rest })).toEqual([]);
});

it('leaves out optional fields that are empty', () => {
  expect(enquiryOf({ ...typed, ...rest })).toEqual({ ...typed, name: 'Marta', message: 'Hola', agree: true });
  expect(enquiryOf({ ...typed, ...rest, phone: '612345678' })).toMatchObject({ phone: '612345678' });
});

it('makes what the contract takes', () => {
  for (const subject of enquirySubjects)
    expect(sendEnquiry.body.safeParse(enquiryOf({ ...typed, ...rest, subject })).success).toBe(true);
});
