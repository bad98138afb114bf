import { type CourseCard, percentDone } from '@school/courses/contract'
import { isFinished, sizeText } from '@school/courses/web'
import { link, site } from '@school/routes'
import { gradeRange, nonBreaking } from '@school/texts'
import { Card, CardLink, Chip, Cover, hueOf, ProgressBar } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import styles from './CourseTile.module.css'
import { t } from './ru-tile.ts'

const addressOf = ({ id, progress }: CourseCard): string =>
  progress ? link(site.lms.course, { course_id: id }) : link(site.market.courseLanding, { course_id: id })

/** A course as a card: leads to its lessons when one is enrolled, to its landing otherwise. */
export function CourseTile({ course, level = 3 }: { course: CourseCard; level?: 2 | 3 }) {
  const { id, discipline, grades, progress } = course
  const Title = `h${level}` as const
  return (
    <Card as="article" pad="none" className={styles.tile}>
      <div className={`hue ${styles.cover}`} style={hueOf(discipline.hue)}>
        <Cover discipline={discipline.key} hue={discipline.hue} seed={id} />
      </div>
      <div className={styles.words}>
        <p className={styles.chips}>
          <Chip size="s" hue={discipline.hue}>
            {discipline.title}
          </Chip>
          <Chip size="s">{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          {!progress && course.isFree && <span className={styles.free}>{t.free}</span>}
        </p>
        <Title className={frame.cardTitle}>
          <CardLink to={addressOf(course)}>{course.title}</CardLink>
        </Title>
        <p className={frame.cardText}>{nonBreaking(course.subtitle)}</p>
        <p className={styles.facts}>
          <span>{sizeText.lessons(course.lessonsCount)}</span>
          {!progress && <span>{sizeText.tasks(course.tasksCount)}</span>}
        </p>
        {progress && (
          <div className={styles.progress}>
            <ProgressBar
              size="s"
              percent={percentDone(progress)}
              hue={discipline.hue}
              label={sizeText.tasksOf(progress.done, progress.total)}
            />
            <span aria-hidden="true">
              {isFinished(course) ? t.finished : sizeText.tasksOf(progress.done, progress.total)}
            </span>
          </div>
        )}
      </div>
    </Card>
  )
}

export interface CourseTilesProps {
  courses: readonly CourseCard[]
  level?: 2 | 3
  /** Three in a line of the whole page instead of four. */
  size?: 'm' | 'l'
}

export const CourseTiles = ({ courses, level, size = 'm' }: CourseTilesProps) => (
  <ul className={`plain-list ${styles.tiles}`} data-size={size}>
    {courses.map((course) => (
      <li key={course.id}>
        <CourseTile course={course} {...(level ? { level } : {})} />
      </li>
    ))}
  </ul>
)
