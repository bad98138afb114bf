import { ButtonLink, ChipLink, EmptyState, hueOf, PageHeader, Tabs, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { RatingOfPeople, RatingOfSchools, RegionChoice } from '@school/ratings/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ratingAt, type RatingWanted, solutionsAt, trainingAt } from '../addresses.ts'
import {
  myPlaceQuery,
  placeQuery,
  ratingQuery,
  regionsQuery,
  schoolsQuery,
  trainingQuery,
} from '../queries.ts'
import { t } from '../ru.ts'

export interface TrainingRatingScreenProps extends RatingWanted {
  trainingId: number
  by: 'users' | 'schools'
  /** The viewer; `null` is a guest. */
  userId: number | null
}

export function TrainingRatingScreen(props: TrainingRatingScreenProps) {
  const { trainingId, by, grade, region } = props
  const { data: training } = useSuspenseQuery(trainingQuery(trainingId))
  const { data: regions } = useSuspenseQuery(regionsQuery(trainingId))
  const hasGrades = by === 'users' && training.grades.length > 1
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <PageHeader
        crumbs={[{ title: training.title, to: trainingAt(trainingId) }, { title: t.ratingTitle }]}
        title={t.ratingTitle}
      >
        <p className={frame.note}>{by === 'users' ? t.ratingNote : t.schoolsNote}</p>
        <Tabs
          label={t.ratingTabs}
          tabs={[
            { title: t.byUsers, to: ratingAt(trainingId, 'users', { region }), current: by === 'users' },
            {
              title: t.bySchools,
              to: ratingAt(trainingId, 'schools', { region }),
              current: by === 'schools',
            },
          ]}
        />
        {hasGrades && <Grades {...props} grades={training.grades} />}
        <RegionChoice
          regions={regions}
          region={region}
          to={(chosen) => ratingAt(trainingId, by, { region: chosen, grade })}
        />
      </PageHeader>
      {by === 'users' ? <Users {...props} /> : <Schools {...props} />}
    </div>
  )
}

const Grades = ({
  trainingId,
  grade,
  region,
  grades,
}: TrainingRatingScreenProps & { grades: readonly number[] }) => (
  <nav aria-label={t.grades}>
    <ul className={`plain-list ${frame.row}`}>
      {[null, ...grades].map((index) => (
        <li key={index}>
          <ChipLink
            to={ratingAt(trainingId, 'users', { grade: index, region })}
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

/** The rating is empty, or the filters match no users. */
const Empty = ({
  trainingId,
  by,
  grade,
  region,
  text,
}: TrainingRatingScreenProps & { text: string }): ReactNode => {
  const you = useYou()
  return grade === null && region === null ? (
    <EmptyState
      title={t.ratingEmptyTitle}
      text={text}
      action={<ButtonLink to={trainingAt(trainingId)}>{t.toTraining}</ButtonLink>}
    />
  ) : (
    <EmptyState
      pose="lost"
      title={t.noneHere}
      text={you(t.noneHereText)}
      action={<ButtonLink to={ratingAt(trainingId, by)}>{t.showEverybody}</ButtonLink>}
    />
  )
}

function Users(props: TrainingRatingScreenProps) {
  const you = useYou()
  const { trainingId, userId, page, ...filter } = props
  const { data: rating } = useSuspenseQuery(ratingQuery(trainingId, page, filter))
  return (
    <RatingOfPeople
      rating={rating}
      page={page}
      to={(to) => ratingAt(trainingId, 'users', { ...filter, page: to })}
      mine={userId === null ? null : myPlaceQuery(trainingId, filter)}
      explain={(place) => placeQuery(trainingId, place, filter)}
      more={userId !== null && <ButtonLink to={solutionsAt(trainingId, userId)}>{t.toSolutions}</ButtonLink>}
      empty={<Empty {...props} text={you(t.ratingEmptyText)} />}
    />
  )
}

function Schools(props: TrainingRatingScreenProps): ReactNode {
  const { data: schools } = useSuspenseQuery(schoolsQuery(props.trainingId, props.region))
  if (schools.length === 0) return <Empty {...props} grade={null} text={t.schoolsEmptyText} />
  return <RatingOfSchools schools={schools} />
}
