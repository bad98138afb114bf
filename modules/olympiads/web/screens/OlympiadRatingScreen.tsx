import { Breadcrumbs, ButtonLink, Card, EmptyState, hueOf, Pagination, Table, Tabs } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { olympiadAt, ratingAt } from '../addresses.ts'
import { HiddenTable } from '../HiddenTable.tsx'
import frame from '../page.module.css'
import {
  olympiadQuery,
  ownPlaceQuery,
  participantsQuery,
  stageSchoolsQuery,
  type TableKey,
} from '../queries.ts'
import { RatingTable } from '../RatingTable.tsx'
import { t } from '../ru.ts'
import { shownGrade, shownStage } from '../shown.ts'
import { TableChoice } from '../TableChoice.tsx'

export interface OlympiadRatingScreenProps {
  olympiadId: number
  by: 'users' | 'schools'
  stageId: number | null
  grade: number | null
  page: number
  isSignedIn: boolean
}

export function OlympiadRatingScreen(props: OlympiadRatingScreenProps) {
  const { olympiadId, by, page, isSignedIn } = props
  const { data: olympiad } = useSuspenseQuery(olympiadQuery(olympiadId))
  const stage = shownStage(olympiad, props.stageId)
  const grade = stage && shownGrade(stage, olympiad, props.grade)
  const key = stage && grade !== null ? { stageId: stage.id, grade } : null
  const table = key ? { stage: key.stageId, grade: key.grade } : {}
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <Breadcrumbs
        crumbs={[{ title: olympiad.title, to: olympiadAt(olympiadId) }, { title: t.ratingTitle }]}
      />
      <div className={frame.head}>
        <h1>{t.ratingTitle}</h1>
        <p className={frame.note}>{by === 'users' ? t.ratingNote : t.schoolsNote}</p>
        <Tabs
          label={t.ratingTabs}
          tabs={(['users', 'schools'] as const).map((who) => ({
            title: who === 'users' ? t.byUsers : t.bySchools,
            to: ratingAt(olympiadId, who, table),
            current: who === by,
          }))}
        />
        {stage && grade !== null && (
          <TableChoice
            olympiad={olympiad}
            stage={stage}
            grade={grade}
            to={(to, gradeIndex) => ratingAt(olympiadId, by, { stage: to, grade: gradeIndex })}
          />
        )}
      </div>
      {key === null ? (
        <HiddenTable olympiad={olympiad} />
      ) : by === 'users' ? (
        <>
          {isSignedIn && <Mine olympiadId={olympiadId} of={key} page={page} />}
          <Users olympiadId={olympiadId} of={key} page={page} />
        </>
      ) : (
        <Schools olympiadId={olympiadId} of={key} />
      )}
    </div>
  )
}

interface TableProps {
  olympiadId: number
  of: TableKey
  page: number
}

const pageAt = (olympiadId: number, { stageId, grade }: TableKey, page: number) =>
  ratingAt(olympiadId, 'users', { stage: stageId, grade, page })

const Empty = ({ olympiadId, text = t.ratingEmptyText }: { olympiadId: number; text?: string }) => (
  <EmptyState
    title={t.ratingEmptyTitle}
    text={text}
    action={<ButtonLink to={olympiadAt(olympiadId)}>{t.toOlympiad}</ButtonLink>}
  />
)

function Users({ olympiadId, of, page }: TableProps): ReactNode {
  const { data: rating } = useSuspenseQuery(participantsQuery(of, page))
  if (rating.total === 0) return <Empty olympiadId={olympiadId} />
  if (rating.rows.length === 0) {
    return (
      <EmptyState
        pose="lost"
        title={t.pastEnd}
        text={t.ratingNote}
        action={<ButtonLink to={pageAt(olympiadId, of, 1)}>{t.toFirstPage}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <RatingTable caption={t.ratingTitle} rows={rating.rows} />
      <Pagination page={page} totalPages={rating.totalPages} to={(to) => pageAt(olympiadId, of, to)} />
    </>
  )
}

/** My place and those around it; not where they are on the page anyway. */
function Mine({ olympiadId, of, page }: TableProps): ReactNode {
  const { data: mine } = useSuspenseQuery(ownPlaceQuery(of))
  if (!mine) return null
  return (
    <Card as="section" className={frame.section} aria-labelledby="my-place">
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="my-place">{t.myPlace(mine.place, mine.participants)}</h2>
        {mine.page !== page && <ButtonLink to={pageAt(olympiadId, of, mine.page)}>{t.showMine}</ButtonLink>}
      </div>
      {mine.page !== page && <RatingTable caption={t.around} rows={mine.around} />}
    </Card>
  )
}

function Schools({ olympiadId, of }: Omit<TableProps, 'page'>): ReactNode {
  const { data: schools } = useSuspenseQuery(stageSchoolsQuery(of))
  if (schools.length === 0) return <Empty olympiadId={olympiadId} text={t.schoolsEmptyText} />
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
