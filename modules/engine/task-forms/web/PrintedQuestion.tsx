import type { Option, Question } from '@school/tasks/contract'
import { Html } from './Html.tsx'
import { drawParts } from './parts.tsx'
import styles from './PrintedQuestion.module.css'
import { text } from './ru.ts'

const Blank = () => <span className={styles.blank} />

const List = ({ options, mark }: { options: readonly Option[]; mark: 'round' | 'square' | 'line' }) => (
  <ul className={`plain-list ${styles.options}`}>
    {options.map(({ id, html }) => (
      <li key={id}>
        <span className={styles[mark]} />
        <Html inline html={html} />
      </li>
    ))}
  </ul>
)

const Line = ({ unit }: { unit?: string | null }) => (
  <p className={styles.line}>
    {text.answerOnPaper} <Blank /> {unit}
  </p>
)

/** A question on paper: nothing to press, places to write. */
export function PrintedQuestion({ question }: { question: Question }) {
  if (question.kind === 'gaps')
    return (
      <div className={`md ${styles.gaps}`}>
        {drawParts(question.parts, ({ id }) => (
          <Blank key={id} />
        ))}
      </div>
    )
  return (
    <>
      <Html className="md" html={question.html} />
      <Places question={question} />
    </>
  )
}

function Places({ question }: { question: Exclude<Question, { kind: 'gaps' }> }) {
  switch (question.kind) {
    case 'single_choice':
      return <List options={question.options} mark="round" />
    case 'multiple_choice':
      return <List options={question.options} mark="square" />
    case 'number':
      return <Line unit={question.unit} />
    case 'short_text':
      return <Line />
    case 'ordering':
      return <List options={question.items} mark="line" />
    case 'compose':
      return (
        <>
          <p className={styles.pieces}>
            {question.pieces.map(({ id, html }) => (
              <Html key={id} inline html={html} />
            ))}
          </p>
          <Line />
        </>
      )
    case 'matching':
      return (
        <div className={styles.columns}>
          <List options={question.left} mark="line" />
          <ul className={`plain-list ${styles.options}`}>
            {question.right.map(({ id, html }, index) => (
              <li key={id}>
                {text.letterOnPaper(index)} <Html inline html={html} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'grouping':
      return (
        <>
          <p className={styles.pieces}>
            {question.items.map(({ id, html }) => (
              <Html key={id} inline html={html} />
            ))}
          </p>
          {question.groups.map(({ id, html }) => (
            <p key={id} className={styles.line}>
              <Html inline html={html} />: <Blank />
            </p>
          ))}
        </>
      )
    case 'mark_words':
      return (
        <div className="md">
          {question.lines.map((line) => {
            const words = line.map((piece) => piece.text).join('')
            return <p key={words}>{words}</p>
          })}
        </div>
      )
    case 'table':
      return (
        <table className={styles.table}>
          <thead>
            <tr>
              {question.columns.map((column) => (
                <th key={column} scope="col">
                  <Html inline html={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {question.rows.map(({ head, cells }) => (
              <tr key={head}>
                <th scope="row">
                  <Html inline html={head} />
                </th>
                {cells.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- cells of a row have no names and do not move
                  <td key={index}>{'html' in cell ? <Html inline html={cell.html} /> : <Blank />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'number_line':
      return <Line unit={question.unit} />
    case 'image_point':
      return (
        <img
          className={styles.picture}
          src={question.picture.url}
          alt={question.picture.alt}
          width={question.picture.width}
          height={question.picture.height}
        />
      )
  }
}
