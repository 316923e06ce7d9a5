import { redirect } from 'react-router';

/** The address that people type for their account: leads to its first page. */
export function loader(): never {
  throw redirect('/profile/orders');
}

export default function ProfileStartScreen() {
  return null;
}
