import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  ChipLink,
  EmptyState,
  Pagination,
  Table,
  Tabs,
} from '@school/ui'
import { PlaceDialog, PointsFigure, RatingTable } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { RatingRow } from '@school/works/contract'
import { ratingAt, solutionsAt, trainingAt } from '../addresses.ts'
import frame from '../page.module.css'
import { myPlaceQuery, placeQuery, ratingQuery, schoolsQuery, trainingQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface TrainingRatingScreenProps {
  trainingId: number
  by: 'users' | 'schools'
  page: number
  /** `null` is everybody. */
  grade: number | null
  /** The viewer; `null` is a guest. */
  userId: number | null
}

export function TrainingRatingScreen({ trainingId, by, page, grade, userId }: TrainingRatingScreenProps) {
  const { data: training } = useSuspenseQuery(trainingQuery(trainingId))
  return (
    <div className={frame.page}>
      <Breadcrumbs
        crumbs={[{ title: training.title, to: trainingAt(trainingId) }, { title: t.ratingTitle }]}
      />
      <div className={frame.head}>
        <h1>{t.ratingTitle}</h1>
        <p className={frame.note}>{by === 'users' ? t.ratingNote : t.schoolsNote}</p>
        <Tabs
          label={t.ratingTabs}
          tabs={[
            { title: t.byUsers, to: ratingAt(trainingId, 'users') },
            { title: t.bySchools, to: ratingAt(trainingId, 'schools') },
          ]}
        />
      </div>
      {by === 'users' ? (
        <Users trainingId={trainingId} page={page} grade={grade} grades={training.grades} userId={userId} />
      ) : (
        <Schools trainingId={trainingId} />
      )}
    </div>
  )
}

const Empty = ({ trainingId, text = t.ratingEmptyText }: { trainingId: number; text?: string }) => (
  <EmptyState
    title={t.ratingEmptyTitle}
    text={text}
    action={<ButtonLink to={trainingAt(trainingId)}>{t.toTraining}</ButtonLink>}
  />
)

interface PageOfRating {
  trainingId: number
  page: number
  grade: number | null
}

function Users({
  trainingId,
  page,
  grade,
  grades,
  userId,
}: PageOfRating & { grades: readonly number[]; userId: number | null }): ReactNode {
  const { data: rating } = useSuspenseQuery(ratingQuery(trainingId, page, grade))
  const [why, setWhy] = useState<number | null>(null)
  return (
    <>
      {grades.length > 1 && <Grades trainingId={trainingId} grade={grade} grades={grades} />}
      {userId !== null && <Mine trainingId={trainingId} page={page} grade={grade} onWhy={setWhy} />}
      {rating.total === 0 ? (
        <Empty trainingId={trainingId} {...(grade === null ? {} : { text: t.gradeEmptyText(grade) })} />
      ) : rating.rows.length === 0 ? (
        <EmptyState
          pose="lost"
          title={t.pastEnd}
          text={t.ratingNote}
          action={<ButtonLink to={ratingAt(trainingId, 'users', { grade })}>{t.toFirstPage}</ButtonLink>}
        />
      ) : (
        <>
          <Rows caption={t.ratingTitle} rows={rating.rows} onWhy={setWhy} hasAnchor />
          <p className={frame.note}>{t.whyHint}</p>
          <Pagination
            page={page}
            totalPages={rating.totalPages}
            to={(to) => ratingAt(trainingId, 'users', { page: to, grade })}
          />
        </>
      )}
      <PlaceDialog
        place={why}
        explain={(place) => placeQuery(trainingId, place, grade)}
        onClose={() => setWhy(null)}
        more={
          userId !== null && <ButtonLink to={solutionsAt(trainingId, userId)}>{t.toSolutions}</ButtonLink>
        }
      />
    </>
  )
}

const Rows = (props: {
  caption: string
  rows: readonly RatingRow[]
  onWhy: (place: number) => void
  hasAnchor?: boolean
}) => <RatingTable {...props} figureTitle={t.pointsColumn} figure={PointsFigure} />

const Grades = ({
  trainingId,
  grade,
  grades,
}: Omit<PageOfRating, 'page'> & { grades: readonly number[] }) => (
  <nav aria-label={t.grades}>
    <ul className={`plain-list ${frame.row}`}>
      {[null, ...grades].map((index) => (
        <li key={index}>
          <ChipLink
            to={ratingAt(trainingId, 'users', { grade: index })}
            chosen={grade === index}
            preventScrollReset
          >
            {index === null ? t.allGrades : t.grade(index)}
          </ChipLink>
        </li>
      ))}
    </ul>
  </nav>
)

/** My place and those around it; not where they are on the page anyway. */
function Mine({
  trainingId,
  page,
  grade,
  onWhy,
}: PageOfRating & { onWhy: (place: number) => void }): ReactNode {
  const { data: mine } = useSuspenseQuery(myPlaceQuery(trainingId, grade))
  if (!mine) return null
  return (
    <Card as="section" className={frame.section} aria-labelledby="my-place">
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="my-place">{t.myPlace(mine.place, mine.participants)}</h2>
        <div className={frame.row}>
          <Button onClick={() => onWhy(mine.place)}>{t.why}</Button>
          <ButtonLink to={`${ratingAt(trainingId, 'users', { page: mine.page, grade })}#me`}>
            {t.showMine}
          </ButtonLink>
        </div>
      </div>
      {mine.page !== page && <Rows caption={t.around} rows={mine.around} onWhy={onWhy} />}
    </Card>
  )
}

function Schools({ trainingId }: { trainingId: number }): ReactNode {
  const { data: schools } = useSuspenseQuery(schoolsQuery(trainingId))
  if (schools.length === 0) return <Empty trainingId={trainingId} text={t.schoolsEmptyText} />
  return (
    <Table
      caption={t.bySchools}
      rows={schools}
      keyOf={({ id }) => id}
      columns={[
        { key: 'place', title: t.placeColumn, cell: ({ place }) => place },
        { key: 'school', title: t.schoolColumn, cell: ({ name }) => name },
        { key: 'city', title: t.cityColumn, cell: ({ city }) => city },
        {
          key: 'participants',
          title: t.participantsColumn,
          cell: ({ participants }) => participants,
          isNumber: true,
        },
        { key: 'points', title: t.pointsColumn, cell: ({ points }) => t.pointsValue(points), isNumber: true },
      ]}
    />
  )
}
