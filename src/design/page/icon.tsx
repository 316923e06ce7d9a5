import type { IconName } from './icon-sprite.tsx';
import styles from './icon.module.css';

type IconProps = { name: IconName; size?: 's' | 'm' | 'l'; className?: string };

/** A decorative symbol of `IconSprite`: 20, 24 (default) or 32 px. Its meaning is in the text beside it or in the control's name. */
export function Icon({ name, size = 'm', className = '' }: IconProps) {
  return (
    <svg className={`${styles.icon} ${styles[size]} ${className}`} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
