import styles from './icon.module.css';

/** Drawn with lines on 24 × 24. */
const paths = {
  today:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  orders: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM8.5 8h7M8.5 12h7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.2',
  warning: 'M12 3.5 22 20H2zM12 10v4.5M12 17.3v.2',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'm15 6-6 6 6 6',
  forward: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 13.5h10V21H7z',
  download: 'M12 3.5v12M7.5 11.5 12 16l4.5-4.5M5 20.5h14',
  more: 'M5 12h.2M12 12h.2M19 12h.2',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  check: 'm4.5 12.5 5 5 10-11',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  columns: 'M3.5 4.5h17v15h-17zM9.5 4.5v15M15 4.5v15',
  delivery:
    'M2 6h12v11H2zM14 10h4.5l3.5 3.5V17h-8zM6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17.5 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  pickup: 'M3 13h4l3 2h4a1.5 1.5 0 0 1 0 3h-4M14 16l4.5-2.5a1.6 1.6 0 0 1 1.6 2.7L14 20.5 8 20l-1-1H3zM9 10V4h8v7',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21v-1c0-3.5 3-5.5 8-5.5s8 2 8 5.5v1',
  money: 'M18 6.5A7 7 0 1 0 18 17.5M3 10.5h10M3 13.5h9',
  mail: 'M2.5 5h19v14h-19zM2.5 6l9.5 7 9.5-7',
  note: 'M4 4.5h16v12h-9l-5 4v-4H4zM8 9h8M8 12.5h5',
  edit: 'M4 20v-4L16 4l4 4L8 20zM13.5 6.5l4 4',
  undo: 'M8 4 3.5 8.5 8 13M4 8.5h10a5.5 5.5 0 0 1 0 11H8',
  document: 'M5 2.5h14v19H5zM8.5 7h7M8.5 11h7M8.5 17.5h2.5M14 15v3.5M16 15v3.5',
  shield: 'M12 3 4.5 6v6c0 4.5 3.2 7.5 7.5 9 4.3-1.5 7.5-4.5 7.5-9V6zM8.5 12l2.5 2.5 4.5-4.5',
  key: 'M8 10.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 11.8 20 3M16 7l3 3',
  log: 'M4 4.5h16v15H4zM8 9h.2M11 9h6M8 12.5h.2M11 12.5h6M8 16h.2M11 16h6',
  people:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.2 3.2 0 0 1 0 6M18 14.5a6 6 0 0 1 3.5 5.5',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4',
  box: 'm3.5 7.5 8.5-4 8.5 4v9l-8.5 4-8.5-4zM3.5 7.5l8.5 4 8.5-4M12 11.5v9',
} as const;
export type IconName = keyof typeof paths;

/** A decorative symbol: its meaning is in the text beside it or in the control's name. */
export const Icon = ({ name, size = 'm' }: { name: IconName; size?: 's' | 'm' }) => (
  <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** The shop's mark. */
export const Mark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 40 44" aria-hidden="true">
    <path d="M20 0 40 15v29H0V15z" fill="#FFC61A" />
    <path d="M20 14.5 29.5 20v11L20 36.5 10.5 31V20z" fill="#14171A" />
    <circle cx="20" cy="25.5" r="4.6" fill="#FFC61A" />
  </svg>
);
