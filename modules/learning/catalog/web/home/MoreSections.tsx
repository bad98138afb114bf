import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { CourseCard } from '@school/courses/contract'
import styles from './End.module.css'
import { t } from '../ru-more.ts'
import { Accordion, ButtonLink, Owl, useYou } from '@school/ui'
import { nonBreaking } from '@school/texts'
import { link, site } from '@school/routes'
import { Parents } from './Parents.tsx'
import questionsStyles from './Questions.module.css'
import { SampleSection } from './SampleSection.tsx'
import { Steps } from './Steps.tsx'

function Questions() {
  const you = useYou()
  return (
    <section className={questionsStyles.questions} aria-labelledby="faq">
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

/** The same step as at the top, for those who have read to the end. */
const End = () => {
  const you = useYou()
  return (
    <section className={styles.end} aria-labelledby="end">
      <Owl pose="happy" title={null} className={styles.owl} />
      <div>
        <h2 id="end">{nonBreaking(t.endTitle)}</h2>
        <p>{nonBreaking(you(t.endText))}</p>
      </div>
      <ButtonLink kind="primary" size="l" to={link(site.lms.catalog)}>
        {t.endAction}
      </ButtonLink>
    </section>
  )
}

export interface MoreProps {
  courses: readonly CourseCard[]
  /** The course whose task is shown on the page; absent while the school has no courses. */
  chosen: CourseCard | undefined
  isGuest: boolean
}

/** The sections below the courses; only guests see how to begin. */
export const MoreSections = ({ courses, chosen, isGuest }: MoreProps) => (
  <>
    {isGuest && <Steps />}
    {chosen && <SampleSection courses={courses} chosen={chosen} isGuest={isGuest} />}
    {isGuest && (
      <>
        <Parents />
        <Questions />
        <End />
      </>
    )}
  </>
)
