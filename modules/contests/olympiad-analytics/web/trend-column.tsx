import type { DataColumn } from '@school/tables'
import { hueOf } from '@school/ui'
import { Sparkline } from '@school/ui/charts'
import frame from '@school/ui/frame.module.css'
import type { StageList } from '../contract/index.ts'
import { t } from './ru.ts'

type Row = StageList['stages'][number]

/** Stages of an olympiad up to this one whose figures are not hidden. */
const pointsOf = ({ title, olympiad, figures, earlier }: Row) =>
  [...earlier, { title, season: olympiad.season, figures }].flatMap(
    ({ title: stage, season, figures: known }) =>
      known === null || known.averagePercent === null
        ? []
        : [
            {
              name: t.stageOf(season, stage),
              percent: known.averagePercent,
              participants: known.participants,
            },
          ],
  )

/** Results of an olympiad from stage to stage; a single stage is no trend. */
export const trendColumn: DataColumn<Row> = {
  key: 'trend',
  title: t.trend,
  cell(row) {
    const points = pointsOf(row)
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last || points.length < 2 || row.figures === null) return t.unknown
    return (
      <span className={`hue ${frame.row}`} style={hueOf(row.discipline.hue)}>
        <Sparkline label={t.trendText(points)} values={points.map(({ percent }) => percent)} />
        <span className={frame.note} aria-hidden="true">
          {t.fromTo(first.percent, last.percent)}
        </span>
      </span>
    )
  },
}

/** Whether any row has a trend. */
export const hasTrend = (stages: readonly Row[]): boolean => stages.some((row) => pointsOf(row).length > 1)
