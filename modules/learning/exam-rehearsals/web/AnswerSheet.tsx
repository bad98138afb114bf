import { Link } from '@school/ui'
import type { Response } from '@school/tasks/contract'
import { answerSheetQuery } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PaperPart } from '../contract/index.ts'
import styles from './AnswerSheet.module.css'
import { t } from './ru.ts'

/** How many boxes a line of the sheet has. */
const cellsInLine = 10

/** Characters of the boxes of a line, one each, as on the paper form. Empty for answers that are not a line of characters. */
export function cellsOf(response: Response | null): string[] | null {
  if (response === null) return []
  if (response.kind !== 'number' && response.kind !== 'short_text') return null
  const signs = [...response.text.trim().replace(/^-/, '−').replace('.', ',').replaceAll(/\s/g, '')]
  return signs.length > cellsInLine ? null : signs
}

const wordsOf = (response: Response | null): string =>
  response === null
    ? t.emptyLine
    : response.kind === 'file'
      ? t.sheetsOf(response.files.length, Boolean(response.text?.trim()))
      : response.kind === 'essay'
        ? t.typedAnswer
        : 'text' in response
          ? response.text
          : t.otherAnswer

interface AnswerSheetProps {
  attemptId: number
  parts: readonly PaperPart[]
  /** Where a line leads while it may be changed. */
  to?: (taskId: number) => string
  onFollow?: () => void
}

/** The answer sheet as on the official form: a box per character of a short answer; for an extended answer, what is sent. */
export function AnswerSheet({ attemptId, parts, to, onFollow }: AnswerSheetProps) {
  const { data: lines } = useSuspenseQuery(answerSheetQuery(attemptId))
  const isByPerson = (position: number) =>
    parts.some((part) => part.isByPerson && position >= part.from && position <= part.to)
  return (
    <ol className={`plain-list ${styles.sheet}`}>
      {lines.map(({ taskId, position, response }) => {
        const line = <Line number={position} response={response} isByPerson={isByPerson(position)} />
        return (
          <li key={taskId}>
            {to ? (
              <Link to={to(taskId)} className={styles.line} onClick={onFollow}>
                {line}
              </Link>
            ) : (
              <span className={styles.line}>{line}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface LineProps {
  number: number
  response: Response | null
  isByPerson: boolean
}

function Line({ number, response, isByPerson }: LineProps) {
  const cells = isByPerson ? null : cellsOf(response)
  return (
    <>
      <span className="visually-hidden">
        {t.line(number)}: {wordsOf(response)}
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {cells === null ? (
        <span className={styles.words} data-empty={response === null || undefined} aria-hidden="true">
          {isByPerson && response === null ? t.noSolution : wordsOf(response)}
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
