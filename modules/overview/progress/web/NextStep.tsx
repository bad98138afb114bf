import type { User } from '@school/accounts/contract'
import { sizeText } from '@school/courses/web'
import { link, site } from '@school/routes'
import { factsOf, formatNearDay } from '@school/texts'
import { ButtonLink, Cover, hueOf, IconPlayerPlay, Owl, ProgressBar } from '@school/ui'
import type { Program } from '../contract/index.ts'
import styles from './NextStep.module.css'
import { programStanding } from './rules.ts'
import { t } from './ru.ts'

export interface NextStepProps {
  program: Program & { nextLesson: NonNullable<Program['nextLesson']> }
  user: User
  now: Date
}

/** The one thing to do now: the lesson to go on with, in one press. */
export function NextStep({ program, user, now }: NextStepProps) {
  const { id, title, discipline, nextLesson, progress, percent, lastOpenedAt } = program
  const isFresh = programStanding(program) === 'fresh'
  return (
    <section className={`hue ${styles.step}`} style={hueOf(discipline.hue)} aria-labelledby="next-step">
      <div className={styles.words}>
        <p className={styles.label}>{isFresh ? t.nextStep.fresh : t.nextStep.going}</p>
        <h2 id="next-step" className={styles.title}>
          <span className={styles.course}>{factsOf(title, t.lessonNumber(nextLesson.position))}</span>
          {nextLesson.title}
        </h2>
        <div className={styles.standing}>
          <ProgressBar percent={percent} hue={discipline.hue} label={t.courseDone} />
          <p>
            <span>{sizeText.tasksOf(progress.done, progress.total)}</span>
            {lastOpenedAt && <span>{t.lastOpened(formatNearDay(lastOpenedAt, now, user.timezone))}</span>}
          </p>
        </div>
        <ButtonLink
          kind="primary"
          size="l"
          icon={<IconPlayerPlay aria-hidden="true" />}
          to={link(site.lms.lesson, { course_id: id, lesson_id: nextLesson.id })}
          className={styles.button}
        >
          {isFresh ? t.start : t.continue}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        {/* A child has just been greeted by the owl. */}
        {user.isElementaryPupil ? (
          <Cover discipline={discipline.key} hue={discipline.hue} seed={id} className={styles.cover} />
        ) : (
          <Owl pose="reading" title={null} className={styles.owl} />
        )}
      </div>
    </section>
  )
}
