import { ButtonLink } from '#design/actions/button.tsx';
import { Section } from '#design/page/section.tsx';
import { BrandTile, BrandTiles } from '#design/products/brand-tile.tsx';
import type { SectionContent } from '#areas/content/contract.ts';
import type { Facet } from '#areas/catalogue/contract.ts';
import type { CatalogueContext } from '#areas/catalogue/web/cards/catalogue-context.ts';
import { useFrame } from '../frame/frame-data.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './section-extras.module.css';

export type SectionExtrasProps = {
  /** The section's own address. */
  path: string;
  facets: readonly Facet[];
  guide: SectionContent['guide'];
  questions: SectionContent['questions'];
  context: CatalogueContext;
};

/** One row in the widest window. */
const brandsShown = 8;

/** What stands below the products of a section: its brands, which filter it, the buying guide, and what customers ask. */
export default function SectionExtras({
  path,
  facets,
  guide,
  questions = [],
  context: { t, href },
}: SectionExtrasProps) {
  const own = useMessages(messages);
  const { ask } = useFrame().base;
  const facet = facets.find(({ code }) => code === 'brand');
  const brands = facet?.type === 'list' ? [...facet.values].sort((one, other) => other.count - one.count) : [];
  return (
    <>
      {brands.length > 1 && (
        <Section title={own.brands} className="no-print">
          <BrandTiles>
            {brands.slice(0, brandsShown).map(({ value, name, count, color }) => (
              <BrandTile
                key={value}
                href={`${href(path)}?brand=${value}`}
                colour={color}
                size="s"
                name={
                  <>
                    {name}
                    <small>{t.productCount(count)}</small>
                  </>
                }
              />
            ))}
          </BrandTiles>
        </Section>
      )}
      {guide && (
        <Section title={guide.title} id="guide" className={styles.guide}>
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: guide.html }} />
          <ButtonLink variant="line" size="s" icon="chat" href={href('/contacts')} className={styles.ask}>
            {ask}
          </ButtonLink>
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={own.questions} className={`${styles.questions} no-print`}>
          {questions.map(({ question, answer, by }) => (
            <details key={question}>
              <summary>{question}</summary>
              {/* Safe by construction: the server renders it from Markdown. */}
              <div dangerouslySetInnerHTML={{ __html: answer }} />
              <b>{by}</b>
            </details>
          ))}
        </Section>
      )}
    </>
  );
}
