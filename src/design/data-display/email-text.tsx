import { Fragment } from 'react';

/** An e-mail address that breaks before its sign and its dots, where it must break. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => (
    // The parts have no order of their own.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
