const outlines = {
  'arrow-left': <path d="M20 12H4M10 6l-6 6 6 6" />,
  'arrow-right': <path d="M4 12h16M14 6l6 6-6 6" />,
  basket: <path d="M3 9.5h18l-2 11H5zM8 9.5 11 3M16 9.5 13 3M9 13.5v3.5M15 13.5v3.5" />,
  bin: <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />,
  bolt: <path d="M13 2.5 5 13.5h6l-1 8 8-11h-6z" />,
  box: <path d="m3.5 7.5 8.5-4 8.5 4v9l-8.5 4-8.5-4zM3.5 7.5l8.5 4 8.5-4M12 11.5v9" />,
  bulb: <path d="M9 17.5h6M10 21h4M9.5 17.5c0-3-3.5-3.8-3.5-8a6 6 0 0 1 12 0c0 4.2-3.5 5-3.5 8" />,
  calendar: <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4M16 3v4" />,
  card: <path d="M2.5 5h19v14h-19zM2.5 9.5h19M6 15h4" />,
  chat: <path d="M4 4.5h16v12h-9l-5 4v-4H4zM8 9h8M8 12.5h5" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-left': <path d="m15 6-6 6 6 6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  'chevron-up': <path d="m6 15 6-6 6 6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="m5 5 14 14M19 5 5 19" />,
  copy: <path d="M8 8h12v12H8zM16 8V4H4v12h4" />,
  document: <path d="M5 2.5h9l5 5v14H5zM14 2.5v5h5M8.5 13h7M8.5 17h4.5" />,
  download: <path d="M12 3.5v12M7.5 11.5 12 16l4.5-4.5M5 20.5h14" />,
  expand: <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />,
  external: <path d="M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10" />,
  eye: (
    <>
      <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z" />
      <circle cx="12" cy="12" r="3" />
      <path d="M4 20 20 4" />
    </>
  ),
  facebook: (
    <path d="M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.8 1.8-1.8h1.9V2.7C17 2.6 16.3 2.5 15.5 2.5c-2.5 0-4 1.5-4 4.2v2.8H8.5V13h3v8" />
  ),
  filters: (
    <>
      <path d="M3 6h10M19 6h2M3 12h3M12 12h9M3 18h9M18 18h3" />
      <circle cx="16" cy="6" r="2.5" />
      <circle cx="9" cy="12" r="2.5" />
      <circle cx="15" cy="18" r="2.5" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  heart: <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z" />,
  home: <path d="M3.5 11 12 3.5l8.5 7.5M6 9.5v11h12v-11M10 20.5V15h4v5.5" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.2" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.6 7.3v.1" />
    </>
  ),
  list: <path d="M4 5h5v5H4zM4 14h5v5H4zM12.5 6.5H21M12.5 9.5H18M12.5 15.5H21M12.5 18.5H18" />,
  lock: <path d="M5 10.5h14V21H5zM8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5V17" />,
  mail: <path d="M2.5 5h19v14h-19zM2.5 6l9.5 7 9.5-7" />,
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  minus: <path d="M5 12h14" />,
  parking: <path d="M3.5 3.5h17v17h-17zM9.5 17V7h3.5a3 3 0 0 1 0 6H9.5" />,
  pause: <path d="M8 5v14M16 5v14" />,
  phone: (
    <path d="M5 3.5h4l1.7 4.7-2.3 1.7a12 12 0 0 0 5.7 5.7l1.7-2.3 4.7 1.7v4c0 1-.8 1.5-1.6 1.5C10.5 20.5 3.5 13.5 3.5 5.1 3.5 4.3 4 3.5 5 3.5z" />
  ),
  pin: (
    <>
      <path d="M12 21.5s-7-6.7-7-12a7 7 0 0 1 14 0c0 5.3-7 12-7 12z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  play: <path d="M8 5v14l11-7z" />,
  plus: <path d="M12 5v14M5 12h14" />,
  repeat: <path d="M4 11V7.5h14.5M15 4l3.5 3.5L15 11M20 13v3.5H5.5M9 20l-3.5-3.5L9 13" />,
  scales: <path d="M12 3v17M7 20.5h10M5 6.5h14M5 6.5 2 14h6zM19 6.5 16 14h6z" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  settings: (
    <>
      <path d="M4 6h9M17 6h3M4 12h3M11 12h9M4 18h11M19 18h1" />
      <path d="M15 4v4M9 10v4M17 16v4" />
    </>
  ),
  share: <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 11.5v9h14v-9" />,
  shield: <path d="M12 3 4.5 6v6c0 4.5 3.2 7.5 7.5 9 4.3-1.5 7.5-4.5 7.5-9V6zM8.5 12l2.5 2.5 4.5-4.5" />,
  'sign-out': <path d="M10 4H4.5v16H10M15 8l4 4-4 4M9.5 12H19" />,
  storefront: (
    <path d="M3 9.5 5 4h14l2 5.5M3 9.5v0c0 3.5 6 3.5 6 0 0 3.5 6 3.5 6 0 0 3.5 6 3.5 6 0M5 13v7.5h14V13M10 20.5v-5h4v5" />
  ),
  train: <path d="M4.5 4h15v13h-15zM4.5 11.5h15M8 17v3M16 17v3M8 14.3v.2M16 14.3v.2" />,
  undo: <path d="M8 4 3.5 8.5 8 13M4 8.5h10a5.5 5.5 0 0 1 0 11H8" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21v-1c0-3.5 3-5.5 8-5.5s8 2 8 5.5v1" />
    </>
  ),
  van: (
    <>
      <path d="M2 6h12v11H2zM14 10h4.5l3.5 3.5V17h-8z" />
      <circle cx="6.5" cy="18" r="2.2" fill="var(--white)" />
      <circle cx="17.5" cy="18" r="2.2" fill="var(--white)" />
    </>
  ),
  warning: <path d="M12 3.5 22 20H2zM12 10v4.5M12 17.3v.2" />,
  wrench: (
    <path d="M14.5 9.5 5 19l-1-1M20.5 7.2A5 5 0 0 1 13.8 13.2L7.5 19.5a2.1 2.1 0 0 1-3-3l6.3-6.3A5 5 0 0 1 16.8 3.5L13.9 6.4l.7 3 3 .7z" />
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3" />
      <path d="m10.5 9.5 4.5 2.5-4.5 2.5z" />
    </>
  ),
} as const;

export type IconName = keyof typeof outlines;

/** Every outline once, at the start of the document, so that each `Icon` is a single reference. */
export function IconSprite() {
  return (
    <svg width="0" height="0" className="vh" aria-hidden="true" focusable="false">
      {Object.entries(outlines).map(([name, outline]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {outline}
        </symbol>
      ))}
    </svg>
  );
}
