import type { DataColumn } from '@school/tables'
import type { Figures, FormerFigures } from '../contract/index.ts'
import { Change } from './Change.tsx'
import { t } from './ru.ts'

interface Row {
  figures: Figures | null
  former: FormerFigures | null
}

/** Columns of the previous season: its figures and the change since then. */
export const formerColumns = (season: string): readonly DataColumn<Row>[] => [
  {
    key: 'formerParticipants',
    title: t.formerParticipants(season),
    isNumber: true,
    value: ({ former }) => former && former.participants,
    cell({ figures, former }) {
      if (former === null) return t.hidden
      if (former.participants === 0) return t.unknown
      return (
        <Since
          now={figures && figures.participants}
          before={former.participants}
          say={t.number}
          words={t.change.participants}
        />
      )
    },
  },
  {
    key: 'formerAverage',
    title: t.formerAverage(season),
    isNumber: true,
    value: ({ former }) => former && former.averagePercent,
    cell: ({ figures, former }) =>
      former?.averagePercent == null ? (
        t.unknown
      ) : (
        <Since
          now={figures && figures.averagePercent}
          before={former.averagePercent}
          say={t.percent}
          words={t.change.average}
        />
      ),
  },
]

interface SinceProps {
  now: number | null
  before: number
  say: (value: number) => string
  words: (by: number) => string
}

const Since = ({ now, before, say, words }: SinceProps) => (
  <>
    {now !== null && (
      <>
        <Change by={now - before} words={words(now - before)} />
        {', '}
      </>
    )}
    {t.was(say(before))}
  </>
)
