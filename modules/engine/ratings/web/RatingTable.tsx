import { gradeLabel } from '@school/texts'
import type { ReactNode } from 'react'
import { Avatar, useYou } from '@school/ui'
import type { RatedPerson } from '../contract/rating.ts'
import styles from './RatingTable.module.css'
import { t } from './ru.ts'

export interface RatingTableProps<Row> {
  caption: string
  rows: readonly Row[]
  /** Title and cell of the last column. */
  figureTitle: string
  figure: (row: Row) => ReactNode
  /** Explains a place; without it places are plain text instead of buttons. */
  onWhy?: ((place: number) => void) | undefined
  /** Shown under a name; the grade by default. */
  note?: (row: Row) => ReactNode
  /** Adds the anchor `#me` to the row of the viewer; only one of two tables on a page may have it. */
  hasAnchor?: boolean
}

/** Places, names and results in three narrow columns, so that a phone shows a table and not cards. */
export function RatingTable<Row extends RatedPerson>({
  caption,
  rows,
  figureTitle,
  figure,
  onWhy,
  note = gradeOf,
  hasAnchor = false,
}: RatingTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.placeColumn}</th>
          <th scope="col">{t.nameColumn}</th>
          <th scope="col" className={styles.figure}>
            {figureTitle}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            // Hidden names come without an id.
            key={row.userId ?? `hidden-${index}`}
            data-me={row.isMe || undefined}
            id={row.isMe && hasAnchor ? 'me' : undefined}
          >
            <td className={styles.place}>
              <Place place={row.place} onWhy={onWhy} />
            </td>
            <th scope="row">
              <span className={styles.who}>
                {row.name === null ? (
                  <span className={styles.noAvatar} />
                ) : (
                  <Avatar name={row.name} portrait={row.avatar} size={34} isNamed />
                )}
                <span>
                  <Name row={row} />
                  <span className={styles.note}>{note(row)}</span>
                </span>
              </span>
            </th>
            <td className={styles.figure}>{figure(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PlaceProps {
  place: number | null
  onWhy: ((place: number) => void) | undefined
}

function Place({ place, onWhy }: PlaceProps) {
  if (place === null)
    return (
      <>
        <span aria-hidden="true">{t.noPlace}</span>
        <span className="visually-hidden">{t.withoutPlace}</span>
      </>
    )
  if (!onWhy) return place
  return (
    <button type="button" className={styles.why} aria-label={t.whyPlace(place)} onClick={() => onWhy(place)}>
      {place}
    </button>
  )
}

const gradeOf = ({ gradeIndex }: RatedPerson) => gradeIndex !== null && gradeLabel(gradeIndex)

const Name = ({ row: { name, isMe } }: { row: RatedPerson }) => {
  const you = useYou()
  return name === null ? <span className={styles.hidden}>{t.hidden}</span> : isMe ? you(t.meAs(name)) : name
}

/** Points with their percentage below. */
export const PointsFigure = ({ points, percent }: { points: number; percent: number }) => (
  <>
    {t.points(points)}
    <span className={styles.note}>{t.percent(percent)}</span>
  </>
)
