import { Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type MonitoringPartProps, monitoredStageAt } from '@school/olympiad-conduct/web'
import { AnnounceForm } from './AnnounceForm.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { saidQuery, waitingQuestionsQuery } from './queries.ts'
import { desk } from './ru.ts'

const listenEveryMs = 15_000

/** «Вопросы»: pending questions, answers of the jury, and announcements to everybody. */
export function QuestionsPart({ stage, wanted }: MonitoringPartProps) {
  const { data: waiting } = useSuspenseQuery({
    ...waitingQuestionsQuery(stage.id),
    refetchInterval: listenEveryMs,
  })
  const { data: said } = useSuspenseQuery({
    ...saidQuery(stage.id, wanted.page),
    refetchInterval: listenEveryMs,
  })
  return (
    <>
      {stage.state === 'running' && <AnnounceForm stage={stage} />}
      <section aria-labelledby="waiting" className={frame.section}>
        <h2 id="waiting">{desk.waiting(waiting.total)}</h2>
        {waiting.rows.length === 0 ? (
          <p className={frame.note}>{stage.state === 'published' ? desk.over : desk.noneText}</p>
        ) : (
          <ul className={`plain-list ${frame.cards}`}>
            {waiting.rows.map((row) => (
              <li key={row.id}>
                <QuestionCard row={row} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="said" className={frame.section}>
        <h2 id="said">{desk.said}</h2>
        {said.rows.length === 0 ? (
          <p className={frame.note}>{desk.nothingSaid}</p>
        ) : (
          <ul className={`plain-list ${frame.cards}`}>
            {said.rows.map((row) => (
              <li key={row.id}>
                <QuestionCard row={row} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={wanted.page}
          totalPages={said.totalPages}
          to={(page) => monitoredStageAt(stage.id, { tab: 'questions', page })}
        />
      </section>
    </>
  )
}
