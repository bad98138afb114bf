import { factsOf } from '@school/texts'
import { AskedNote, Card, Chip, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import type { Clarification } from '../../contract/index.ts'
import { clarificationsQuery } from './queries.ts'
import { t } from './ru.ts'

/** Questions and messages, the latest first. */
export const HeardList = ({ rows }: { rows: readonly Clarification[] }) => {
  const you = useYou()
  return (
    <ul className={`plain-list ${frame.cards}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <AskedNote
            sign={<State row={row} />}
            facts={factsOf(
              row.kind !== 'school' && (row.task ? t.aboutTask(row.task.position) : t.aboutWhole),
              t.at(row.answeredAt ?? row.askedAt),
            )}
            question={
              row.question && (
                <>
                  <span className={frame.note}>{you(t.mine)}</span> {row.question}
                </>
              )
            }
            answer={row.answer}
          />
        </li>
      ))}
    </ul>
  )
}

function State({ row: { kind, answer } }: { row: Clarification }) {
  if (kind !== 'question')
    return (
      <Chip size="s" tone="primary">
        {kind === 'school' ? t.ofSchool : t.announcement}
      </Chip>
    )
  return (
    <Chip size="s" tone={answer === null ? 'accent' : 'ok'}>
      {answer === null ? t.waits : t.answered}
    </Chip>
  )
}

/** Read-only list of questions and messages of a finished attempt. */
export function HeardCard({ participationId }: { participationId: number }) {
  const { data } = useQuery(clarificationsQuery(participationId))
  if (!data || data.rows.length === 0) return null
  return (
    <Card as="section" className={frame.section} aria-labelledby="jury">
      <h2 id="jury">{t.title}</h2>
      <HeardList rows={data.rows} />
    </Card>
  )
}
