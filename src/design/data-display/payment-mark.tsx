import styles from './payment-mark.module.css';

/** The name of a way to pay, as on a card: 'VISA', 'Bizum'. */
export const PaymentMark = ({ name }: { name: string }) => <span className={styles.mark}>{name}</span>;
