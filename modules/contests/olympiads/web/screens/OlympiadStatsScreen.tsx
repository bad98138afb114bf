import { ButtonLink, EmptyState, hueOf, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { WorkStatsView } from '@school/ratings/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Stage } from '../../contract/index.ts'
import { HiddenTable } from '../OutOfRating.tsx'
import { olympiadAt, statsAt } from '../addresses.ts'
import { ByGrades } from '../ByGrades.tsx'
import { olympiadQuery, stageStatsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { shownGrade, shownStage } from '../shown.ts'
import { TableChoice } from '../TableChoice.tsx'

export interface OlympiadStatsScreenProps {
  olympiadId: number
  stageId: number | null
  grade: number | null
}

export function OlympiadStatsScreen({ olympiadId, stageId, grade }: OlympiadStatsScreenProps) {
  const { data: olympiad } = useSuspenseQuery(olympiadQuery(olympiadId))
  const stage = shownStage(olympiad, stageId)
  const chosen = stage && shownGrade(stage, olympiad, grade)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <PageHeader
        crumbs={[{ title: olympiad.title, to: olympiadAt(olympiadId) }, { title: t.statsTitle }]}
        title={t.statsTitle}
      >
        {stage && chosen !== null && (
          <TableChoice
            olympiad={olympiad}
            stage={stage}
            grade={chosen}
            to={(to, gradeIndex) => statsAt(olympiadId, { stage: to, grade: gradeIndex })}
          />
        )}
      </PageHeader>
      {stage && chosen !== null ? (
        <Figures stage={stage} grade={chosen} olympiadId={olympiadId} hue={olympiad.discipline.hue} />
      ) : (
        <HiddenTable olympiad={olympiad} />
      )}
    </div>
  )
}

interface FiguresProps {
  stage: Stage
  grade: number
  olympiadId: number
  hue: number
}

function Figures({ stage, grade, olympiadId, hue }: FiguresProps) {
  const you = useYou()
  const { data: stats } = useSuspenseQuery(stageStatsQuery({ stageId: stage.id, grade }))
  return (
    <>
      {stats.participants === 0 ? (
        <EmptyState
          title={t.statsEmptyTitle}
          text={you(t.statsEmptyText)}
          action={<ButtonLink to={olympiadAt(olympiadId)}>{t.toOlympiad}</ButtonLink>}
        />
      ) : (
        <WorkStatsView stats={stats} hue={hue} />
      )}
      <ByGrades stats={stats} hasAwards={stage.awards !== null} />
    </>
  )
}
