import { nbsp } from '@school/texts'
import type { CourseCard } from '@school/courses/contract'
import { link, site } from '@school/routes'
import { Card, ChipLink, Owl, useYou, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SampleTaskForm } from '../landing/SampleTaskForm.tsx'
import { landingQuery } from '../queries.ts'
import { t } from '../ru-more.ts'
import { sampleAnchor } from './Hero.tsx'
import { sampleChoices } from './sample.ts'
import styles from './SampleSection.module.css'

interface SampleSectionProps {
  courses: readonly CourseCard[]
  chosen: CourseCard
  isGuest: boolean
}

/** A task to solve right here. The choice of a subject is an address: it works without scripts. */
export function SampleSection({ courses, chosen, isGuest }: SampleSectionProps) {
  const you = useYou()
  const { data: landing } = useSuspenseQuery(landingQuery(chosen.id))
  const landingAddress = link(site.market.courseLanding, { course_id: chosen.id })
  return (
    <section id={sampleAnchor} className={styles.sample} aria-labelledby="sample-title">
      <div className={styles.words}>
        <h2 id="sample-title">{you(t.sampleTitle)}</h2>
        <p className={styles.lead}>{isGuest ? t.sampleLeadForGuest : t.sampleLead}</p>
        <ul aria-label={t.sampleSubjects} className={`plain-list ${styles.choices}`}>
          {sampleChoices(courses, chosen).map(({ id, discipline }) => (
            <li key={id}>
              <ChipLink
                to={`${link(site.market.home, {}, { try: id })}#${sampleAnchor}`}
                rel="nofollow"
                replace
                preventScrollReset
                chosen={id === chosen.id}
              >
                {discipline.title}
              </ChipLink>
            </li>
          ))}
        </ul>
        <p className={styles.from}>
          {t.sampleCourse(chosen.title)}
          {nbsp}· <Link to={landingAddress}>{t.toCourse}</Link>
        </p>
        <Owl pose="think" title={null} className={styles.owl} />
      </div>
      {landing.sampleTask && (
        <Card pad="l">
          <SampleTaskForm key={chosen.id} courseId={chosen.id} sample={landing.sampleTask} />
        </Card>
      )}
    </section>
  )
}
