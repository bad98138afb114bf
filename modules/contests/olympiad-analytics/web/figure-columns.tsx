import type { DataColumn } from '@school/tables'
import frame from '@school/ui/frame.module.css'
import { type Figures, shareOf } from '../contract/figures.ts'
import { t } from './ru.ts'

interface Row {
  figures: Figures | null
}

const percentColumn = (
  key: 'averagePercent' | 'medianPercent',
  title: string,
  phone?: 'aside',
): DataColumn<Row> => ({
  key,
  title,
  isNumber: true,
  ...(phone && { phone }),
  value: ({ figures }) => figures && figures[key],
  cell: ({ figures }) => (figures?.[key] == null ? t.unknown : t.percent(figures[key])),
})

const participants: DataColumn<Row> = {
  key: 'participants',
  title: t.participants,
  isNumber: true,
  value: ({ figures }) => figures && figures.participants,
  cell: ({ figures }) =>
    figures ? t.number(figures.participants) : <span className={frame.note}>{t.hidden}</span>,
}

const share: DataColumn<Row> = {
  key: 'share',
  title: t.share,
  isNumber: true,
  value: ({ figures }) => figures && shareOf(figures),
  cell({ figures }) {
    const percent = figures && shareOf(figures)
    return percent === null ? t.unknown : t.percent(percent)
  },
}

const winners: DataColumn<Row> = {
  key: 'winners',
  title: t.winners,
  isNumber: true,
  value: ({ figures }) => figures && figures.winners,
  cell: ({ figures }) => (figures?.winners == null ? t.unknown : t.number(figures.winners)),
}

/** Columns of a group of participants. */
export const figureColumns: readonly DataColumn<Row>[] = [
  participants,
  share,
  percentColumn('averagePercent', t.average, 'aside'),
  percentColumn('medianPercent', t.median),
  winners,
]

/** The same without the number of eligible pupils. */
export const resultColumns = figureColumns.filter((column) => column !== share)
