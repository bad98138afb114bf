import { link, site } from '@school/routes'
import { Breadcrumbs, ButtonLink, Card, EmptyState, Pagination, useYou } from '@school/ui'
import { RatingTable } from '@school/ratings/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type CourseRating, leastRated } from '../../contract/index.ts'
import { courseRatingQuery } from '../queries.ts'
import { t } from '../ru-rating.ts'
import styles from './CourseRatingScreen.module.css'

const ratingAt = (course_id: number, page = 1) => link(site.lms.courseRating, { course_id }, { page })
const courseAt = (course_id: number) => link(site.lms.course, { course_id })

export function CourseRatingScreen({ courseId, page }: { courseId: number; page: number }) {
  const { data: rating } = useSuspenseQuery(courseRatingQuery(courseId, page))
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ title: rating.course.title, to: courseAt(courseId) }, { title: t.title }]} />
      <div className={styles.head}>
        <h1>{t.title}</h1>
        <p className={styles.note}>{t.lead}</p>
      </div>
      <Places rating={rating} page={page} />
    </div>
  )
}

function Places({ rating, page }: { rating: CourseRating; page: number }): ReactNode {
  const you = useYou()
  const { course, participants, rows, totalPages, mine } = rating
  if (participants < leastRated) {
    return (
      <EmptyState
        prop="trophy"
        title={t.emptyTitle}
        text={t.emptyText(leastRated)}
        action={<ButtonLink to={courseAt(course.id)}>{t.toCourse}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <Card as="section" className={styles.mine}>
        <h2>{mine ? you(t.myPlace(mine.place, participants)) : you(t.notYet)}</h2>
        {mine && <ButtonLink to={`${ratingAt(course.id, mine.page)}#me`}>{t.find}</ButtonLink>}
      </Card>
      {rows.length === 0 ? (
        <EmptyState
          pose="lost"
          title={t.pastEnd}
          text={t.lead}
          action={<ButtonLink to={ratingAt(course.id)}>{t.toFirst}</ButtonLink>}
        />
      ) : (
        <RatingTable
          caption={t.title}
          rows={rows}
          figureTitle={t.xpColumn}
          figure={({ xp }) => t.xp(xp)}
          hasAnchor
        />
      )}
      <Pagination page={page} totalPages={totalPages} to={(to) => ratingAt(course.id, to)} />
    </>
  )
}
