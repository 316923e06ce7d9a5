import { classNames } from './class-names.ts';
import styles from './logo.module.css';

export const LogoMark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 40 44" aria-hidden="true">
    <path d="M20 0 40 15v29H0V15z" fill="#FFC61A" />
    <path d="M20 14.5 29.5 20v11L20 36.5 10.5 31V20z" fill="#14171A" />
    <circle cx="20" cy="25.5" r="4.6" fill="#FFC61A" />
  </svg>
);

type LogoProps = {
  name: string;
  tagline?: string;
  href: string;
  /** Said aloud after the name: 'inicio'. */ homeLabel: string;
  className?: string;
};

export const Logo = ({ name, tagline, href, homeLabel, className }: LogoProps) => (
  <a className={classNames(styles.logo, className)} href={href}>
    <LogoMark />
    <span>
      <b>{name}</b>
      {tagline && <small>{tagline}</small>}
    </span>
    <span className="vh">{homeLabel}</span>
  </a>
);
