import styles from './logo.module.css';

type LogoProps = {
  /** Address of the shop's mark, 40 × 44. */ mark: string;
  name: string;
  tagline?: string;
  href: string;
  /** What screen readers say after the name: 'inicio'. */ homeLabel: string;
  /** True for the logo at the foot of the page. */ lazy?: boolean;
};

export const Logo = ({ mark, name, tagline, href, homeLabel, lazy }: LogoProps) => (
  <a className={styles.logo} href={href}>
    <img src={mark} width="40" height="44" alt="" loading={lazy ? 'lazy' : undefined} />
    <span>
      <b>{name}</b>
      {tagline && <small>{tagline}</small>}
    </span>
    <span className="vh">{homeLabel}</span>
  </a>
);
