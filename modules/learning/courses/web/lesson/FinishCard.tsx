import { link, site } from '@school/routes'
import { nonBreaking } from '@school/texts'
import { ButtonLink, IconArrowRight, OutcomeCard, Owl, StatNumber, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { TaskSummary } from '@school/works/contract'
import type { Lesson } from '../../contract/index.ts'
import { EnrollButton } from '../EnrollButton.tsx'
import styles from './FinishCard.module.css'
import { t } from './ru.ts'
import { isCourseDone, resultOf } from './rules.ts'

/** All tasks of the lesson are closed: what was done and where to go on. */
export function FinishCard({ lesson, tasks }: { lesson: Lesson; tasks: readonly TaskSummary[] }) {
  const { solved, withHint, givenUp, xp } = resultOf(tasks)
  const isByYourself = withHint === 0 && givenUp === 0
  return (
    <OutcomeCard id="finish" picture={<Owl pose="happy" />} title={t.finishTitle}>
      <div className={frame.figures}>
        <StatNumber value={t.solved(solved, tasks.length)} label={t.solvedLabel} />
        <StatNumber value={t.xp(xp)} label={t.xpLabel} />
      </div>
      <ul className={`plain-list ${styles.notes}`}>
        {isByYourself && <li>{t.allByYourself}</li>}
        {withHint > 0 && <li>{t.withHint(withHint)}</li>}
        {givenUp > 0 && <li>{t.givenUp(givenUp)}</li>}
      </ul>
      <GoOn lesson={lesson} />
    </OutcomeCard>
  )
}

function GoOn({ lesson: { course, lessons, nextLessonId, can } }: { lesson: Lesson }) {
  const you = useYou()
  const next = lessons.find((row) => row.id === nextLessonId)
  const toCourse = link(site.lms.course, { course_id: course.id })
  if (!next) {
    return (
      <>
        <p>{isCourseDone(lessons) ? t.courseDone : you(t.lastLesson)}</p>
        <div className={frame.row}>
          <ButtonLink kind="primary" size="l" to={toCourse}>
            {t.toCourse}
          </ButtonLink>
        </div>
      </>
    )
  }
  if (next.accessState !== 'available' && can.enroll) {
    return (
      <>
        <p>{you(t.joinToGoOn)}</p>
        <div className={frame.row}>
          <EnrollButton courseId={course.id} isSignedIn />
        </div>
      </>
    )
  }
  return (
    <>
      <p>{nonBreaking(t.nextIs(next.title))}</p>
      <div className={frame.row}>
        <ButtonLink
          kind="primary"
          size="l"
          to={link(site.lms.lesson, { course_id: course.id, lesson_id: next.id })}
          iconAfter={<IconArrowRight aria-hidden="true" />}
        >
          {t.nextLesson}
        </ButtonLink>
        <ButtonLink kind="quiet" size="l" to={toCourse}>
          {t.toCourse}
        </ButtonLink>
      </div>
    </>
  )
}
