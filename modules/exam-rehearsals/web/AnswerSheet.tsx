import type { Response } from '@school/tasks/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import styles from './AnswerSheet.module.css'
import { cellsInLine, cellsOf } from './cells.ts'
import { answerSheetQuery } from './queries.ts'
import { t } from './ru.ts'

const wordsOf = (response: Response | null): string =>
  response === null ? t.emptyLine : 'text' in response ? response.text : t.otherAnswer

/** The sheet of short answers, a box for a sign, as on the real form. @param to where a line leads while it may be changed */
export function AnswerSheet({
  examRehearsalId,
  to,
  onFollow,
}: {
  examRehearsalId: number
  to?: (taskId: number) => string
  onFollow?: () => void
}) {
  const { data: lines } = useSuspenseQuery(answerSheetQuery(examRehearsalId))
  return (
    <ol className={`plain-list ${styles.sheet}`}>
      {lines.map(({ taskId, position, response }) => (
        <li key={taskId}>
          {to ? (
            <Link to={to(taskId)} className={styles.line} onClick={onFollow}>
              <Line number={position} response={response} />
            </Link>
          ) : (
            <span className={styles.line}>
              <Line number={position} response={response} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Line({ number, response }: { number: number; response: Response | null }) {
  const cells = cellsOf(response)
  return (
    <>
      <span className="visually-hidden">
        {t.line(number)}: {wordsOf(response)}
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {cells === null ? (
        <span className={styles.words} aria-hidden="true">
          {wordsOf(response)}
        </span>
      ) : (
        <span className={styles.cells} aria-hidden="true">
          {Array.from({ length: cellsInLine }, (_, index) => (
            <span key={index} className={styles.cell}>
              {cells[index]}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
