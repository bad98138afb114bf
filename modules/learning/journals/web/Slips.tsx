import { Fragment } from 'react'
import { Button, ButtonLink, Card, IconPrinter } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { formatDay } from '@school/texts'
import type { Journal, JournalColumn, JournalPupil } from '../contract/journal.ts'
import { averageOf, formatAverage, type JournalMark, seenMark } from '../contract/marks.ts'
import { averageWords, kindWords, periodWords, weightWords } from '../contract/ru.ts'
import { journalAt } from './addresses.ts'
import { keyOf } from './journal-editor.ts'
import { t as grid } from './ru.ts'
import { t } from './ru-slips.ts'
import styles from './Slips.module.css'

interface OwnMark {
  column: JournalColumn
  mark: JournalMark
  comment: string | null
}

/** For a meeting of parents: what is of one pupil on a slip of its own, to be cut. */
export function Slips({ journal }: { journal: Journal }) {
  const { schoolClassId, name, pupils, period, columns, cells } = journal
  const known = new Map(cells.map((cell) => [keyOf(cell), cell]))
  const marksOf = ({ userId }: JournalPupil): OwnMark[] =>
    columns.flatMap((column) => {
      const cell = known.get(keyOf({ columnId: column.id, userId }))
      const mark = cell ? seenMark(cell) : null
      return mark === null ? [] : [{ column, mark, comment: cell!.comment }]
    })
  return (
    <section aria-labelledby="slips" className={frame.section}>
      <div className={`no-print ${frame.list}`}>
        <h2 id="slips">{t.title(name, periodWords[period])}</h2>
        <p>{t.lead(pupils.length)}</p>
        <div className={frame.row}>
          <Button kind="primary" icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
            {t.print}
          </Button>
          <ButtonLink to={journalAt(schoolClassId, { period })}>{t.back}</ButtonLink>
        </div>
      </div>
      <ul className={`plain-list ${styles.slips}`}>
        {pupils.map((pupil) => (
          <li key={pupil.userId}>
            <Card as="article" className={styles.slip}>
              <h3 className={frame.cardTitle}>{pupil.name}</h3>
              <p className={frame.note}>{t.head(name, periodWords[period])}</p>
              <OwnMarks marks={marksOf(pupil)} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnMarks({ marks }: { marks: readonly OwnMark[] }) {
  if (marks.length === 0) return <p>{t.none}</p>
  return [...Map.groupBy(marks, ({ column }) => column.discipline.id).values()].map((own) => {
    const { title, key } = own[0]!.column.discipline
    const weighed = own.map(({ mark, column }) => ({ mark, weight: column.weight }))
    const average = averageWords(
      formatAverage(averageOf(weighed)),
      weighed.map(({ weight }) => weight),
    )
    const said = own.filter(({ comment }) => comment !== null)
    return (
      <div key={key} className={frame.list}>
        <p>
          <strong>{t.discipline(title, average)}</strong>
        </p>
        <p>
          {own.map(({ column, mark }) => (
            <Fragment key={column.id}>
              <span className={styles.mark}>
                {t.mark(grid.mark(mark), grid.day(column.day), weightWords(column.weight))}
              </span>{' '}
            </Fragment>
          ))}
        </p>
        {said.length > 0 && (
          <ul className={frame.lines}>
            {said.map(({ column, mark, comment }) => (
              <li key={column.id} className={frame.note}>
                {t.comment(formatDay(column.day), kindWords[column.kind], grid.mark(mark), comment!)}
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  })
}
