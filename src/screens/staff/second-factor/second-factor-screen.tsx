import { useNavigate } from 'react-router';
import { SecondFactor } from './second-factor.tsx';
import styles from './second-factor.module.css';

/** From the person's menu: adds a second factor, or takes another telephone for it. */
export default function SecondFactorScreen() {
  const navigate = useNavigate();
  return (
    <div className={styles.screen}>
      <SecondFactor onDone={() => void navigate('/')} />
    </div>
  );
}
