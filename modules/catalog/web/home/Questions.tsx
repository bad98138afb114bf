import { nonBreaking } from '@school/texts'
import { Accordion, useYou } from '@school/ui'
import { t } from '../ru-more.ts'
import styles from './Questions.module.css'

export function Questions() {
  const you = useYou()
  return (
    <section className={styles.questions} aria-labelledby="faq">
      <h2 id="faq">{t.faqTitle}</h2>
      <div>
        {t.faq.map(({ question, answer }) => (
          <Accordion key={question} title={question}>
            <p>{nonBreaking(you(answer))}</p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
