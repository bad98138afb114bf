import { sizeText } from '@school/courses/web'
import { link, site } from '@school/routes'
import { ButtonLink, Card, CardLink, Chip, Cover, hueOf, IconCheck, IconLock, ProgressBar } from '@school/ui'
import type { Program } from '../contract/index.ts'
import styles from './ProgramCard.module.css'
import { programStanding, type ProgramStanding } from './rules.ts'
import { t } from './ru.ts'

const actions: Record<ProgramStanding, string> = {
  fresh: t.start,
  going: t.continue,
  done: t.repeat,
  closed: t.look,
}

function StandingChip({ standing }: { standing: ProgramStanding }) {
  if (standing === 'going') return null
  const tone = standing === 'done' ? 'ok' : 'plain'
  const Sign = { done: IconCheck, closed: IconLock, fresh: null }[standing]
  return (
    <Chip tone={tone} icon={Sign && <Sign aria-hidden="true" />}>
      {t.standing[standing]}
    </Chip>
  )
}

/** A course of the pupil: how far it has come and the way to go on. */
export function ProgramCard({ program }: { program: Program }) {
  const { id, title, discipline, progress, percent, nextLesson } = program
  const standing = programStanding(program)
  const course = link(site.lms.course, { course_id: id })
  const target = nextLesson ? link(site.lms.lesson, { course_id: id, lesson_id: nextLesson.id }) : course
  return (
    <Card as="li" pad="none" className={`hue ${styles.card}`} style={hueOf(discipline.hue)}>
      <div className={styles.picture}>
        <Cover discipline={discipline.key} hue={discipline.hue} seed={id} className={styles.cover} />
      </div>
      <div className={styles.words}>
        <div className={styles.chips}>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <StandingChip standing={standing} />
        </div>
        <h3 className={styles.title}>
          <CardLink to={course}>{title}</CardLink>
        </h3>
        {nextLesson && <p className={styles.next}>{t.next(nextLesson.position, nextLesson.title)}</p>}
        <div className={styles.standing}>
          <ProgressBar percent={percent} hue={discipline.hue} label={t.courseDone} />
          <p>{sizeText.tasksOf(progress.done, progress.total)}</p>
        </div>
        <ButtonLink to={target} aria-label={t.actionOf(actions[standing], title)} className={styles.button}>
          {actions[standing]}
        </ButtonLink>
      </div>
    </Card>
  )
}
