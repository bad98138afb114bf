import { Breadcrumbs, ButtonLink, EmptyState, hueOf, StatNumber, Table } from '@school/ui'
import { BarChart } from '@school/ui/charts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Stage, StageStats } from '../../contract/index.ts'
import { olympiadAt, statsAt } from '../addresses.ts'
import { HiddenTable } from '../HiddenTable.tsx'
import frame from '../page.module.css'
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
      <Breadcrumbs
        crumbs={[{ title: olympiad.title, to: olympiadAt(olympiadId) }, { title: t.statsTitle }]}
      />
      <div className={frame.head}>
        <h1>{t.statsTitle}</h1>
        {stage && chosen !== null && (
          <TableChoice
            olympiad={olympiad}
            stage={stage}
            grade={chosen}
            to={(to, gradeIndex) => statsAt(olympiadId, { stage: to, grade: gradeIndex })}
          />
        )}
      </div>
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
  const { data: stats } = useSuspenseQuery(stageStatsQuery({ stageId: stage.id, grade }))
  return (
    <>
      {stats.participants === 0 ? (
        <EmptyState
          title={t.statsEmptyTitle}
          text={t.statsEmptyText}
          action={<ButtonLink to={olympiadAt(olympiadId)}>{t.toOlympiad}</ButtonLink>}
        />
      ) : (
        <>
          <div className={frame.figures}>
            <StatNumber value={stats.participants} label={t.participated} />
            <StatNumber value={t.percent(stats.averagePercent ?? 0)} label={t.average} />
          </div>
          <BarChart
            title={t.distribution}
            description={stats.myPercent === null ? t.distributionNote : t.distributionOwn(stats.myPercent)}
            hue={hue}
            data={stats.distribution.map((value, index) => ({ label: t.bin(index), value }))}
            format={t.people}
            {...(stats.myBin === null ? {} : { marked: stats.myBin })}
          />
          <ByTasks stats={stats} />
        </>
      )}
      <ByGrades stats={stats} hasAwards={stage.awards !== null} />
    </>
  )
}

const ByTasks = ({ stats }: { stats: StageStats }) => (
  <section aria-labelledby="by-tasks" className={frame.section}>
    <h2 id="by-tasks">{t.byTasks}</h2>
    <Table
      caption={t.byTasks}
      rows={stats.tasks}
      keyOf={({ id }) => id}
      columns={[
        { key: 'task', title: t.taskColumn, cell: ({ position, title }) => t.task(position, title) },
        {
          key: 'difficulty',
          title: t.difficultyColumn,
          cell: ({ difficulty }) => t.difficulty(difficulty),
          isNumber: true,
        },
        { key: 'answered', title: t.answeredColumn, cell: ({ answered }) => answered, isNumber: true },
        {
          key: 'solved',
          title: t.solvedColumn,
          cell: ({ solvedPercent }) => t.percent(solvedPercent),
          isNumber: true,
        },
      ]}
    />
  </section>
)

const ByGrades = ({ stats, hasAwards }: { stats: StageStats; hasAwards: boolean }) => (
  <section aria-labelledby="by-grades" className={frame.section}>
    <h2 id="by-grades">{t.byGrades}</h2>
    <Table
      caption={t.byGrades}
      rows={stats.byGrades}
      keyOf={({ gradeIndex }) => gradeIndex}
      columns={[
        { key: 'grade', title: t.gradeColumn, cell: ({ gradeIndex }) => t.grade(gradeIndex) },
        {
          key: 'participants',
          title: t.participantsColumn,
          cell: ({ participants }) => participants,
          isNumber: true,
        },
        {
          key: 'average',
          title: t.averageColumn,
          cell: ({ averagePercent }) => (averagePercent === null ? t.unknown : t.percent(averagePercent)),
          isNumber: true,
        },
        ...(hasAwards
          ? [
              {
                key: 'awarded',
                title: t.awardedColumn,
                cell: ({ awarded }: { awarded: number }) => awarded,
                isNumber: true,
              },
            ]
          : []),
      ]}
    />
  </section>
)
