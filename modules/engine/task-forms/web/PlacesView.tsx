import type { Option, Question, Response } from '@school/tasks/contract'
import { Html } from './Html.tsx'
import styles from './PlacesView.module.css'

const Piece = ({ options, id }: { options: readonly Option[]; id: string | undefined }) => (
  <Html inline html={options.find((option) => option.id === id)?.html ?? '—'} />
)

/** A read-only answer made of pieces. Renders nothing when its kind differs from the question. */
export function PlacesView({ question, answer }: { question: Question; answer: Response }) {
  if (question.kind === 'ordering' && answer.kind === 'ordering')
    return (
      <ol className={styles.order}>
        {answer.order.map((id) => (
          <li key={id}>
            <Piece options={question.items} id={id} />
          </li>
        ))}
      </ol>
    )
  if (question.kind === 'compose' && answer.kind === 'compose')
    return (
      <p className={styles.phrase} data-glued={question.isGlued || undefined}>
        {answer.pieces.map((id) => (
          <Piece key={id} options={question.pieces} id={id} />
        ))}
      </p>
    )
  if (question.kind === 'matching' && answer.kind === 'matching')
    return (
      <ul className={styles.list}>
        {question.left.map(({ id, html }) => (
          <li key={id}>
            <Html inline html={html} /> —{' '}
            <strong>
              <Piece options={question.right} id={answer.pairs[id]} />
            </strong>
          </li>
        ))}
      </ul>
    )
  if (question.kind === 'grouping' && answer.kind === 'grouping')
    return (
      <dl className={styles.groups}>
        {question.groups.map(({ id, html }) => (
          <div key={id}>
            <dt>
              <Html inline html={html} />
            </dt>
            {(answer.groups[id] ?? []).map((item) => (
              <dd key={item}>
                <Piece options={question.items} id={item} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    )
  return null
}
