import { ButtonLink } from '#design/actions/button.tsx';
import { Section } from '#design/page/section.tsx';
import { useMessages } from '#i18n/messages.ts';
import { productReference } from '#values/product-name.ts';
import { askPath } from '#web/ask-path.ts';
import type { ProductDetail } from '../../../contract.ts';
import type { ProductContext } from '../product-context.ts';
import styles from '../product-page.module.css';
import { messages } from './messages.ts';
import { questionsId } from './questions-id.ts';

export type ProductQuestionsProps = { product: ProductDetail; context: ProductContext };
type Question = ProductDetail['questions'][number];

/** The others unfold. */
const inView = 3;

/** Questions with the shop's answers, and the contact form with the product filled in. */
export default function ProductQuestions({ product, context: { href } }: ProductQuestionsProps) {
  const text = useMessages(messages);
  const { questions } = product;
  if (questions.length === 0) return null;
  const rest = questions.slice(inView);
  return (
    <Section id={questionsId} title={text.title} className="no-print">
      <div className={styles.safety}>
        <div className={`${styles.safetyParts} ${styles.questions}`}>
          <List questions={questions.slice(0, inView)} />
          {rest.length > 0 && (
            <details>
              <summary>{text.all(questions.length)}</summary>
              <List questions={rest} />
            </details>
          )}
        </div>
        <div className={`${styles.ask} panel`}>
          <h3>{text.ask}</h3>
          <p>{text.askNote}</p>
          <ButtonLink variant="ink" size="s" icon="mail" href={href(askPath({ reference: productReference(product) }))}>
            {text.askButton}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

const List = ({ questions }: { questions: readonly Question[] }) =>
  questions.map(({ question, answer, by }) => (
    <div key={question}>
      <h3>{question}</h3>
      {/* Safe by construction: the server renders it from Markdown. */}
      <div dangerouslySetInnerHTML={{ __html: answer }} />
      <p>
        <b>{by}</b>
      </p>
    </div>
  ));
