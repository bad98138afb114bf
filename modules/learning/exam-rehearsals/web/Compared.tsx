import { nonBreaking } from '@school/texts'
import { Card, Link, StatNumber, Table, useYou } from '@school/ui'
import { BarChart } from '@school/ui/charts'
import type { ExamResults } from '../contract/index.ts'
import { examResultsAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

export function ForecastCard({ forecast }: { forecast: NonNullable<ExamResults['forecast']> }) {
  return (
    <Card as="section" tone="accent" aria-labelledby="forecast" className={frame.section}>
      <h2 id="forecast">{t.forecastTitle}</h2>
      <StatNumber value={t.forecastRange(forecast)} label={t.forecastUnit(forecast)} />
      <p className={frame.note}>{nonBreaking(t.forecastNote(forecast))}</p>
    </Card>
  )
}

function changeText(attempts: ExamResults['attempts'], attemptNumber: number): string | null {
  const at = attempts.findIndex((other) => other.number === attemptNumber)
  const before = attempts[at - 1]
  // Of an attempt on check not everything is known yet.
  if (!before || before.isOnCheck || attempts[at]!.isOnCheck) return null
  const change = attempts[at]!.grade.primary - before.grade.primary
  if (change === 0) return t.same
  return change > 0 ? t.better(change) : t.worse(-change)
}

/** Own attempts side by side; each leads to its results. */
export function AttemptsCard({ results }: { results: ExamResults }) {
  const you = useYou()
  const { attempts, attemptNumber, rehearsal } = results
  const change = changeText(attempts, attemptNumber)
  return (
    <Card as="section" aria-labelledby="attempts" className={frame.section}>
      <h2 id="attempts">{you(t.attemptsTitle)}</h2>
      {change && <p>{change}</p>}
      <Table
        caption={you(t.attemptsTitle)}
        rows={attempts.toReversed()}
        keyOf={(line) => line.number}
        columns={[
          {
            key: 'number',
            title: t.attemptColumn,
            cell: (line) =>
              line.number === attemptNumber ? (
                `${t.nth(line.number)} (${t.thisAttempt})`
              ) : (
                <Link to={examResultsAt(rehearsal.id, { attemptNumber: line.number })}>
                  {t.nth(line.number)}
                </Link>
              ),
          },
          {
            key: 'grade',
            title: t.gradeColumn,
            cell: ({ grade, isOnCheck }) => (isOnCheck ? t.onCheckShort : t.grade(grade)),
            isNumber: true,
          },
          {
            key: 'primary',
            title: t.primaryColumn,
            cell: ({ grade, isOnCheck }) => (isOnCheck ? t.atLeast(grade.primary) : grade.primary),
            isNumber: true,
          },
        ]}
      />
    </Card>
  )
}

export function EveryoneCard({
  everyone,
  hue,
}: {
  everyone: NonNullable<ExamResults['everyone']>
  hue: number
}) {
  const you = useYou()
  const { people, averageTenths, belowPercent, distribution, myBin } = everyone
  return (
    <Card as="section" aria-labelledby="everyone" className={frame.section}>
      <h2 id="everyone">{t.everyoneTitle}</h2>
      <p>{people > 1 ? you(t.everyone(belowPercent)) : t.alone}</p>
      <div className={frame.figures}>
        <StatNumber value={t.average(averageTenths)} label={t.averageLabel} />
        <StatNumber value={people} label={t.peopleLabel} />
      </div>
      {people > 1 && (
        <BarChart
          title={t.distribution}
          data={distribution.map((value, index) => ({ label: t.bin(index), value }))}
          marked={myBin}
          hue={hue}
          format={t.people}
        />
      )}
    </Card>
  )
}
