import { factsOf } from '@school/texts'
import { link, site } from '@school/routes'
import { ButtonLink, Cover, IconPlayerPlay, ProgressRing, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import styles from './ContinueStrip.module.css'
import { programsQuery } from '../queries.ts'
import { t } from '../ru-strip.ts'
import { findNextProgram, programStanding } from '../rules.ts'

/** One line on pages of other modules: the lesson to go on with. Renders nothing when there is none. */
export function ContinueStrip() {
  const you = useYou()
  const { data } = useSuspenseQuery(programsQuery(false))
  const program = findNextProgram(data.programs)
  if (!program?.nextLesson) return null
  const { id, title, discipline, nextLesson, percent } = program
  return (
    <section className={styles.strip} aria-label={you(t.label)}>
      <div className={styles.cover}>
        <Cover discipline={discipline.key} hue={discipline.hue} seed={id} />
      </div>
      <ProgressRing percent={percent} hue={discipline.hue} label={t.done} size={52} />
      <p className={styles.words}>
        <span>{factsOf(title, t.lesson(nextLesson.position))}</span>
        <strong>{nextLesson.title}</strong>
      </p>
      <ButtonLink
        kind="primary"
        icon={<IconPlayerPlay aria-hidden="true" />}
        to={link(site.lms.lesson, { course_id: id, lesson_id: nextLesson.id })}
      >
        {programStanding(program) === 'fresh' ? t.start : t.continue}
      </ButtonLink>
    </section>
  )
}
