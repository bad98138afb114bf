import { type Column, Table } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PupilLine } from '../../contract/index.ts'
import { mapAt } from '../addresses.ts'
import frame from '../page.module.css'
import { pupilMapsQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** For a teacher: whose map to look at. */
export function PupilsPanel({ zone }: { zone: string }) {
  const { data: pupils, dataUpdatedAt } = useSuspenseQuery(pupilMapsQuery())
  if (pupils.length === 0) return null
  const now = new Date(dataUpdatedAt)
  const columns: Column<PupilLine>[] = [
    { key: 'name', title: t.pupil, cell: ({ id, name }) => <Link to={mapAt(null, id)}>{name}</Link> },
    { key: 'class', title: t.className, cell: ({ className }) => className },
    { key: 'begun', title: t.begun, cell: ({ begun }) => begun, isNumber: true },
    { key: 'mastered', title: t.mastered, cell: ({ mastered }) => mastered, isNumber: true },
    { key: 'due', title: t.dueColumn, cell: ({ due }) => due, isNumber: true },
    {
      key: 'at',
      title: t.practisedAt,
      cell: ({ practisedAt }) => (practisedAt ? t.day(practisedAt, now, zone) : t.never),
    },
  ]
  return (
    <section className={frame.section} aria-labelledby="pupils">
      <h2 id="pupils">{t.pupils}</h2>
      <p className={frame.note}>{t.pupilsLead}</p>
      <Table
        caption={t.pupils}
        columns={columns}
        rows={pupils}
        keyOf={({ id, className }) => `${className} ${id}`}
      />
    </section>
  )
}
