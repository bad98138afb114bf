import { nonBreaking } from '@school/texts'
import { Accordion } from '@school/ui'
import { t } from '../ru-more.ts'
import styles from './Questions.module.css'

export const Questions = () => (
  <section className={styles.questions} aria-labelledby="faq">
    <h2 id="faq">{t.faqTitle}</h2>
    <div>
      {t.faq.map(({ question, answer }) => (
        <Accordion key={question} title={question}>
          <p>{nonBreaking(answer)}</p>
        </Accordion>
      ))}
    </div>
  </section>
)
