import '@school/ui/prose.css'
import type { User } from '@school/accounts/contract'
import { Html } from '@school/task-forms/web'
import { gradeRange, nonBreaking } from '@school/texts'
import { Breadcrumbs, Card, Chip, hueOf, Table } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Stage, StageGrade, StageStep } from '../../contract/index.ts'
import { catalogAt } from '../addresses.ts'
import { toneOf } from '../OlympiadTile.tsx'
import frame from '@school/ui/frame.module.css'
import { olympiadQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Rewards } from '../Rewards.tsx'
import { Samples } from '../Samples.tsx'
import { SchoolCode } from '../SchoolCode.tsx'
import { StagePanel } from '../StagePanel.tsx'
import { StageRoad } from '../StageRoad.tsx'

/** Steps in which the viewer has something to do or to look at. */
const lively: readonly StageStep[] = [
  'may_enter',
  'needs_code',
  'registered',
  'ready',
  'solving',
  'waiting',
  'results',
  'cancelled',
]

export interface OlympiadScreenProps {
  olympiadId: number
  user: Pick<User, 'id'> | null
  /** Sample tasks are shown to those who can still take part. */
  hasSamples?: boolean
}

export function OlympiadScreen({ olympiadId, user, hasSamples = true }: OlympiadScreenProps) {
  const { data: olympiad } = useSuspenseQuery(olympiadQuery(olympiadId))
  const { discipline, grades, stages, state } = olympiad
  const here = stages.find(({ isHere }) => isHere)!
  const userId = user?.id ?? null
  // Other stages with an active step: for example the trial with its result.
  const others = stages.filter((stage) => stage !== here && lively.includes(stage.step))
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.catalogTitle, to: catalogAt() }, { title: olympiad.title }]} />
      <header className={frame.hero}>
        <p className={frame.row}>
          <Chip tone={toneOf[state]}>{t.states[state]}</Chip>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <Chip>{gradeRange(Math.min(...grades), Math.max(...grades))}</Chip>
          <Chip>{t.season(olympiad.season)}</Chip>
          <Chip>{t.participants(olympiad.participants)}</Chip>
        </p>
        <h1 className={frame.title}>{olympiad.title}</h1>
        <p className={frame.lead}>{nonBreaking(olympiad.subtitle)}</p>
      </header>
      <section aria-labelledby="road">
        <h2 id="road" className="visually-hidden">
          {t.road}
        </h2>
        <StageRoad stages={stages} isGuest={userId === null} />
      </section>
      <div className={frame.columns}>
        <div className={frame.column}>
          <StagePanel olympiad={olympiad} stage={here} userId={userId} />
          {others.map((stage) => (
            <StagePanel key={stage.id} olympiad={olympiad} stage={stage} userId={userId} />
          ))}
          {hasSamples && <Samples olympiad={olympiad} />}
          <section aria-labelledby="rules" className={frame.section}>
            <h2 id="rules">{t.rulesTitle}</h2>
            <Html className="md" html={olympiad.rulesHtml} />
          </section>
        </div>
        <aside className={frame.column}>
          <SchoolCode stages={stages} />
          <Conditions stage={here} />
          <Rewards olympiad={olympiad} />
          <section aria-labelledby="about" className={frame.section}>
            <h2 id="about">{t.aboutTitle}</h2>
            <Html className="md" html={olympiad.aboutHtml} />
          </section>
        </aside>
      </div>
    </div>
  )
}

/** Groups grades with the same conditions into one line. */
function setsOf(grades: readonly StageGrade[]): { from: number; to: number; like: StageGrade }[] {
  const sets: { from: number; to: number; like: StageGrade }[] = []
  for (const grade of grades) {
    const last = sets.at(-1)
    const isAlike =
      last?.to === grade.gradeIndex - 1 &&
      last.like.minutes === grade.minutes &&
      last.like.tasksCount === grade.tasksCount
    if (isAlike) last.to = grade.gradeIndex
    else sets.push({ from: grade.gradeIndex, to: grade.gradeIndex, like: grade })
  }
  return sets
}

/** Minutes, tasks and tools of every grade. */
const Conditions = ({ stage }: { stage: Stage }) => (
  <Card as="section" className={frame.section} aria-labelledby="conditions">
    <h2 id="conditions">{t.stageFacts}</h2>
    <Table
      caption={t.stageFacts}
      rows={setsOf(stage.grades)}
      keyOf={({ from }) => from}
      columns={[
        { key: 'grade', title: t.gradeColumn, cell: ({ from, to }) => gradeRange(from, to) },
        {
          key: 'minutes',
          title: t.minutesColumn,
          cell: ({ like }) => t.minutes(like.minutes),
          isNumber: true,
        },
        { key: 'tasks', title: t.tasksColumn, cell: ({ like }) => like.tasksCount, isNumber: true },
      ]}
    />
    <p className={frame.note}>
      {t.toolsColumn}: {[...new Set(stage.grades.flatMap(({ tools }) => tools))].join(', ') || t.noTools}
    </p>
  </Card>
)
