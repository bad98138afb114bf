import { ButtonLink, EmptyState, hueOf, PageHeader, Tabs, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { RatingOfPeople, RatingOfSchools, RegionChoice } from '@school/ratings/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Olympiad, RatedParticipant } from '../../contract/index.ts'
import { HiddenTable } from '../OutOfRating.tsx'
import { olympiadAt, ratingAt, solutionsAt, type TableWanted } from '../addresses.ts'
import {
  olympiadQuery,
  ownPlaceQuery,
  participantsQuery,
  placeQuery,
  type RatingKey,
  stageRegionsQuery,
  stageSchoolsQuery,
} from '../queries.ts'
import { t } from '../ru.ts'
import { shownGrade, shownStage } from '../shown.ts'
import { TableChoice } from '../TableChoice.tsx'
import styles from './OlympiadRatingScreen.module.css'

export interface OlympiadRatingScreenProps extends TableWanted {
  olympiadId: number
  by: 'users' | 'schools'
  /** The viewer; `null` for a guest. */
  userId: number | null
}

export function OlympiadRatingScreen({ olympiadId, by, userId, ...wanted }: OlympiadRatingScreenProps) {
  const { data: olympiad } = useSuspenseQuery(olympiadQuery(olympiadId))
  const stage = shownStage(olympiad, wanted.stageId)
  const { page, region } = wanted
  const of = stage && { stageId: stage.id, grade: shownGrade(stage, olympiad, wanted.grade), region }
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <PageHeader
        crumbs={[{ title: olympiad.title, to: olympiadAt(olympiadId) }, { title: t.ratingTitle }]}
        title={t.ratingTitle}
      >
        <p className={frame.note}>{by === 'users' ? t.ratingNote : t.schoolsNote}</p>
        <Tabs
          label={t.ratingTabs}
          tabs={(['users', 'schools'] as const).map((who) => ({
            title: who === 'users' ? t.byUsers : t.bySchools,
            to: of ? tableAt(olympiadId, who, of) : ratingAt(olympiadId, who),
            current: who === by,
          }))}
        />
        {of && (
          <>
            <TableChoice
              olympiad={olympiad}
              stage={stage}
              grade={of.grade}
              to={(to, gradeIndex) => ratingAt(olympiadId, by, { stage: to, grade: gradeIndex, region })}
            />
            <Regions olympiadId={olympiadId} by={by} of={of} />
          </>
        )}
      </PageHeader>
      {of === null ? (
        <HiddenTable olympiad={olympiad} />
      ) : by === 'users' ? (
        <Users olympiad={olympiad} of={of} page={page} userId={userId} />
      ) : (
        <Schools olympiadId={olympiadId} of={of} />
      )}
    </div>
  )
}

const tableAt = (
  olympiadId: number,
  by: 'users' | 'schools',
  { stageId, grade, region }: RatingKey,
  page = 1,
) => ratingAt(olympiadId, by, { stage: stageId, grade, region, page })

interface TableProps {
  olympiadId: number
  of: RatingKey
}

function Regions({ olympiadId, by, of }: TableProps & { by: 'users' | 'schools' }) {
  const { data: regions } = useSuspenseQuery(stageRegionsQuery(of))
  return (
    <RegionChoice
      regions={regions}
      region={of.region}
      to={(region) => tableAt(olympiadId, by, { ...of, region })}
    />
  )
}

/** The table is empty, or has no participants of the region. */
const Empty = ({ olympiadId, by, of }: TableProps & { by: 'users' | 'schools' }) => {
  const you = useYou()
  return of.region === null ? (
    <EmptyState
      title={t.ratingEmptyTitle}
      text={by === 'users' ? you(t.ratingEmptyText) : t.schoolsEmptyText}
      action={<ButtonLink to={olympiadAt(olympiadId)}>{t.toOlympiad}</ButtonLink>}
    />
  ) : (
    <EmptyState
      pose="lost"
      title={t.regionEmptyTitle}
      text={you(t.regionEmptyText)}
      action={
        <ButtonLink to={tableAt(olympiadId, by, { ...of, region: null })}>{t.showEverybody}</ButtonLink>
      }
    />
  )
}

interface UsersProps {
  olympiad: Olympiad
  of: RatingKey
  page: number
  userId: number | null
}

function Users({ olympiad: { id, stages }, of, page, userId }: UsersProps) {
  const { data: rating } = useSuspenseQuery(participantsQuery(of, page))
  const mayRead = stages.some((stage) => stage.id === of.stageId && stage.can.readSolutions)
  return (
    <RatingOfPeople
      rating={rating}
      page={page}
      to={(to) => tableAt(id, 'users', of, to)}
      mine={userId === null ? null : ownPlaceQuery(of)}
      explain={(place) => placeQuery(of, place)}
      rule={t.placeRule}
      more={
        userId !== null &&
        mayRead && <ButtonLink to={solutionsAt(id, userId, of.stageId)}>{t.toSolutions}</ButtonLink>
      }
      note={noteOf}
      empty={<Empty olympiadId={id} by="users" of={of} />}
    />
  )
}

const noteOf = ({ gradeIndex, school, award }: RatedParticipant) => (
  <>
    {[gradeIndex !== null && t.grade(gradeIndex), school].filter(Boolean).join(', ')}
    {award && <span className={styles.award}>{t.diploma(award)}</span>}
  </>
)

function Schools({ olympiadId, of }: TableProps): ReactNode {
  const { data: schools } = useSuspenseQuery(stageSchoolsQuery(of))
  if (schools.length === 0) return <Empty olympiadId={olympiadId} by="schools" of={of} />
  return <RatingOfSchools schools={schools} />
}
