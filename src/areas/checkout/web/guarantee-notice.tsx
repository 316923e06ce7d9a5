import type { CallAnswer } from '#values/call.ts';
import { Box } from '#design/page/box.tsx';
import type { getCheckoutPage } from '../contract.ts';
import styles from './checkout-page.module.css';

/** The notice on the legal guarantee, in full before the order is placed: a link to it would not be enough. */
export const GuaranteeNotice = ({ title, text, image }: CallAnswer<typeof getCheckoutPage>['guarantee']) => (
  <Box title={title}>
    {image && <img className={styles.guarantee} src={image} alt={title} />}
    <p>{text}</p>
  </Box>
);
