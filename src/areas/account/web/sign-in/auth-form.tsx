import { OperationForm, type OperationFormProps } from '../operation-form.tsx';
import styles from './auth-dialog.module.css';

/** A form of the sign-in modal, and of the checkout for visitors. */
export const AuthForm = (props: OperationFormProps) => <OperationForm {...props} className={styles.form} wide />;
