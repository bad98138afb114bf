import { Card, StatNumber, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type Figures, type Level, shareOf } from '../contract/index.ts'
import { levelAt } from './addresses.ts'
import { Change } from './Change.tsx'
import { t } from './ru.ts'

interface SummaryProps {
  figures: Figures
  /** The same place in the stage of the previous season. */
  former?: { of: NonNullable<Level['former']>; organizationId: number } | null
}

/** Key figures of a place, next to those of the previous season where there was one. */
export function Summary({ figures, former = null }: SummaryProps) {
  const { participants, pupils, averagePercent, medianPercent, winners } = figures
  const share = shareOf(figures)
  const before = former?.of.figures
  return (
    <Card as="section" aria-label={t.summary} className={frame.section}>
      <div className={frame.figures}>
        <StatNumber
          value={t.number(participants)}
          label={t.labels.participants(participants)}
          {...since(participants, before?.participants || null, t.change.participants)}
        />
        {share !== null && <StatNumber value={t.percent(share)} label={t.labels.share(pupils!)} />}
        {averagePercent !== null && (
          <StatNumber
            value={t.percent(averagePercent)}
            label={t.labels.average}
            {...since(averagePercent, before?.averagePercent ?? null, t.change.average)}
          />
        )}
        {medianPercent !== null && <StatNumber value={t.percent(medianPercent)} label={t.labels.median} />}
        {winners !== null && <StatNumber value={t.number(winners)} label={t.labels.winners(winners)} />}
      </div>
      {former && (
        <p className={frame.note}>
          {t.former(former.of.season, former.of.figures)}{' '}
          {before && before.participants > 0 && (
            <Link className="no-print" to={levelAt(former.of.id, former.organizationId)}>
              {t.toFormer(former.of.season)}
            </Link>
          )}
        </p>
      )}
    </Card>
  )
}

/** The note of a figure is styled green, so only growth is shown there; other changes are shown next to their figure. */
function since(now: number, before: number | null, words: (by: number) => string) {
  if (before === null) return {}
  const change = <Change by={now - before} words={words(now - before)} />
  return now > before
    ? {
        note: (
          <>
            {change} {t.inYear}
          </>
        ),
      }
    : {
        note: (
          <span className={frame.note}>
            {change} {t.inYear}
          </span>
        ),
      }
}
