import { Breadcrumbs, ButtonLink, Card, EmptyState, Pagination, Table, Tabs } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ratingAt, trainingAt } from '../addresses.ts'
import frame from '../page.module.css'
import { myPlaceQuery, ratingQuery, schoolsQuery, trainingQuery } from '../queries.ts'
import { RatingTable } from '../RatingTable.tsx'
import { t } from '../ru.ts'

export interface TrainingRatingScreenProps {
  trainingId: number
  by: 'users' | 'schools'
  page: number
  isSignedIn: boolean
}

export function TrainingRatingScreen({ trainingId, by, page, isSignedIn }: TrainingRatingScreenProps) {
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
        <>
          {isSignedIn && <Mine trainingId={trainingId} page={page} />}
          <Users trainingId={trainingId} page={page} />
        </>
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

function Users({ trainingId, page }: { trainingId: number; page: number }): ReactNode {
  const { data: rating } = useSuspenseQuery(ratingQuery(trainingId, page))
  if (rating.total === 0) return <Empty trainingId={trainingId} />
  if (rating.rows.length === 0) {
    return (
      <EmptyState
        pose="lost"
        title={t.pastEnd}
        text={t.ratingNote}
        action={<ButtonLink to={ratingAt(trainingId)}>{t.toFirstPage}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <RatingTable caption={t.ratingTitle} rows={rating.rows} />
      <Pagination page={page} totalPages={rating.totalPages} to={(to) => ratingAt(trainingId, 'users', to)} />
    </>
  )
}

/** My place and those around it; not where they are on the page anyway. */
function Mine({ trainingId, page }: { trainingId: number; page: number }): ReactNode {
  const { data: mine } = useSuspenseQuery(myPlaceQuery(trainingId))
  if (!mine) return null
  return (
    <Card as="section" className={frame.section} aria-labelledby="my-place">
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="my-place">{t.myPlace(mine.place, mine.participants)}</h2>
        {mine.page !== page && (
          <ButtonLink to={ratingAt(trainingId, 'users', mine.page)}>{t.showMine}</ButtonLink>
        )}
      </div>
      {mine.page !== page && <RatingTable caption={t.around} rows={mine.around} />}
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
