import { Button, ButtonLink, Card, Chip, EmptyState, IconPrinter, ProgressBar, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { sayNeed } from '../../contract/ru.ts'
import { classAt, journalAt, profileAt, statisticsAt } from '../addresses.ts'
import { ClassHeader } from '../ClassHeader.tsx'
import styles from '../ClassPage.module.css'
import { needTones } from '../need-tones.ts'
import { classQuery, statisticsQuery } from '../queries.ts'
import { t as statistics } from '../ru-statistics.ts'
import { t } from '../ru-class.ts'

interface ClassPupilScreenProps {
  classId: number
  userId: number
  /** The page with all of the pupil’s results; `null` where the app has no such page. */
  progressAt: ((userId: number) => string) | null
}

/** One pupil as a teacher of the class sees them: the data of all tables of the class in one place. */
export function ClassPupilScreen({ classId, userId, progressAt }: ClassPupilScreenProps) {
  const { data: page } = useSuspenseQuery(classQuery(classId))
  const { data: byCourses } = useSuspenseQuery(statisticsQuery(classId, 'courses', null))
  const pupil = page.pupils.find((one) => one.userId === userId)
  if (!pupil)
    return (
      <div className={frame.page}>
        <ClassHeader head={page} current="pupils" />
        <EmptyState title={t.noPupil} action={<ButtonLink to={classAt(classId)}>{t.toPupils}</ButtonLink>} />
      </div>
    )
  const { name, needs, percent, tasks, overdue, weakSkill, lastVisitAt } = pupil
  const now = new Date(page.serverNow)
  const cells = byCourses.pupils.find((one) => one.userId === userId)
  const courses =
    byCourses.by === 'courses' && cells && 'cells' in cells
      ? byCourses.courses.flatMap((course, index) => {
          const cell = cells.cells[index]
          return cell && 'beganAt' in cell ? [{ course, cell }] : []
        })
      : []
  return (
    <div className={frame.page}>
      <ClassHeader head={page} current="pupils" />
      <section aria-labelledby="pupil" className={frame.section}>
        <div className={`${frame.row} ${frame.between}`}>
          <h2 id="pupil">{name}</h2>
          <div className={`no-print ${frame.row}`}>
            {progressAt && page.archivedAt === null && (
              <ButtonLink to={progressAt(userId)}>{t.results}</ButtonLink>
            )}
            <ButtonLink to={journalAt(classId)}>{t.journal}</ButtonLink>
            <ButtonLink to={profileAt(userId)}>{t.profile}</ButtonLink>
            <Button kind="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
              {t.print}
            </Button>
          </div>
        </div>
        {needs.length > 0 && (
          <p className={styles.needs}>
            {needs.map((need) => (
              <Chip key={need.kind} size="s" tone={needTones[need.kind]}>
                {sayNeed(need)}
              </Chip>
            ))}
          </p>
        )}
        <dl className={styles.figures}>
          {[
            [t.result, t.percent(percent)],
            [t.tasks, tasks],
            [t.overdueOfMonth, overdue],
            [t.weakSkill, weakSkill ?? '—'],
            [t.lastVisit, lastVisitAt ? t.seen(lastVisitAt, now) : t.never],
          ].map(([title, figure]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="pupil-courses" className={frame.section}>
        <h2 id="pupil-courses">{t.courses}</h2>
        {courses.length === 0 && <p>{t.noCourses}</p>}
        <ul className={`plain-list ${frame.tiles}`}>
          {courses.map(({ course, cell }) => (
            <li key={course.id}>
              <Card as="article" className={frame.list}>
                <h3 className={frame.cardTitle}>
                  <Link to={statisticsAt(classId, 'lessons', course.id)}>{course.title}</Link>
                </h3>
                <ProgressBar size="s" percent={cell.percent} hue={course.hue} label={course.title} />
                <p className={frame.cardText}>
                  {cell.beganAt === null
                    ? statistics.notStarted
                    : t.course(cell.percent, cell.lessonsDone, course.lessons)}
                </p>
                {cell.lastVisitAt !== null && (
                  <p className={frame.note}>{statistics.visited(cell.lastVisitAt, now)}</p>
                )}
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
