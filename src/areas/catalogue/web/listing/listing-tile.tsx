import { MoreText } from '#design/page/section.tsx';
import { Tag } from '#design/products/tag.tsx';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import styles from './listing-tile.module.css';
import { messages } from './messages.ts';

/** What a section shows between its products. */
export interface ListingExtras {
  readonly tile: {
    readonly label: string;
    readonly title: string;
    readonly text: string;
    readonly action: string;
    /** A path of the shop, or '#guide'. */
    readonly url: string;
    /** A drawing of the shop. */
    readonly picture: string;
  } | null;
  /** The title of the guide below the products. */
  readonly guide: string | null;
  /** Leads to the page of contacts where there is no guide. */
  readonly ask: string;
}

type TileProps = { tile: NonNullable<ListingExtras['tile']>; context: CatalogueContext };

/** Leads to a guide, a job or a promotion. It is two columns wide; its picture fills what the words leave. */
export const ListingTile = ({ tile: { label, title, text, action, url, picture }, context: { href } }: TileProps) => (
  <a className={`${styles.tile} ink no-print`} href={href(url)}>
    <Tag>{label}</Tag>
    <b>{title}</b>
    <span className={styles.text}>{text}</span>
    <MoreText>{action}</MoreText>
    <img src={picture} alt="" width="640" height="420" loading="lazy" decoding="async" />
  </a>
);

/** Fills the row that the tile leaves incomplete: with the way to the guide, or else to the counter. */
export const ListingHelp = ({
  guide,
  ask,
  context: { locale, href },
}: Pick<ListingExtras, 'guide' | 'ask'> & Pick<TileProps, 'context'>) => (
  <a className={`${styles.help} no-print`} href={guide ? '#guide' : href('/contacts')}>
    <b>{guide ?? messages[locale].help}</b>
    <MoreText>{guide ? messages[locale].readGuide : ask}</MoreText>
  </a>
);
