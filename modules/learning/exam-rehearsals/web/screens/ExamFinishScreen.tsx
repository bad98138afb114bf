import { formatMinutes, nonBreaking } from '@school/texts'
import { ButtonLink, hueOf, Owl, StatNumber, useYou } from '@school/ui'
import { AttemptOutcome, spentMinutes } from '@school/results/web'
import { FinishAsk, NoAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ExamAttempt } from '../../contract/index.ts'
import { examAt, examFinishAt, examResultsAt, examTasksAt } from '../addresses.ts'
import { AnswerSheet } from '../AnswerSheet.tsx'
import frame from '@school/ui/frame.module.css'
import { examAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** Before the finish: the answer sheet and a confirmation. After it: what was counted and a link to the results. */
export function ExamFinishScreen({ rehearsalId }: { rehearsalId: number }) {
  const you = useYou()
  const { data: examAttempt } = useSuspenseQuery(examAttemptQuery(rehearsalId))
  if (!examAttempt)
    return (
      <NoAttempt
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={examAt(rehearsalId)}
        way={t.toExam}
      />
    )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(examAttempt.rehearsal.discipline.hue)}>
      {examAttempt.attempt.state === 'finished' ? (
        <Finished examAttempt={examAttempt} />
      ) : (
        <Asking examAttempt={examAttempt} />
      )}
    </div>
  )
}

/** What is checked at once, what by a person and by when. */
function WhoChecks({ examAttempt: { rehearsal, attempt, checkBy } }: { examAttempt: ExamAttempt }) {
  if (checkBy === null) return null
  const atOnce = attempt.state === 'finished' ? t.alreadyChecked : t.checkedAtOnce
  return (
    <ul className={frame.lines}>
      {rehearsal.parts
        .filter(({ isHere }) => isHere)
        .map(({ title, from, to, isByPerson }) => (
          <li key={from}>
            <strong>{t.partOf(title, from, to)}</strong> {isByPerson ? t.checkedBy(checkBy) : atOnce}
          </li>
        ))}
    </ul>
  )
}

const words = {
  title: t.finishAsk,
  lead: (left: number) => (left === 0 ? t.finishAll : t.finishSome(left)),
  back: t.back,
  finish: t.finish,
}

function Asking({ examAttempt }: { examAttempt: ExamAttempt }) {
  const you = useYou()
  const { rehearsal, attempt } = examAttempt
  const navigate = useNavigate()
  const to = (taskId?: number) => examTasksAt(rehearsal.id, taskId)
  return (
    <>
      <FinishAsk
        attempt={attempt}
        attemptKey={examAttemptQuery(rehearsal.id).queryKey}
        onFinished={() => void navigate(examFinishAt(rehearsal.id))}
        note={rehearsal.title}
        words={words}
        backTo={to()}
      >
        <WhoChecks examAttempt={examAttempt} />
      </FinishAsk>
      <section aria-labelledby="sheet" className={frame.section}>
        <h2 id="sheet">{t.sheet}</h2>
        <p className={frame.note}>{you(t.sheetNote)}</p>
        <AnswerSheet attemptId={attempt.id} parts={rehearsal.parts} to={to} />
      </section>
    </>
  )
}

function Finished({ examAttempt }: { examAttempt: ExamAttempt }) {
  const { rehearsal, attempt, checkBy } = examAttempt
  const isJudged = attempt.result !== null
  const isOnCheck = attempt.awaitsReview && checkBy !== null
  return (
    <>
      <AttemptOutcome
        picture={<Owl pose="happy" />}
        note={rehearsal.title}
        title={t.finishedTitle}
        isByTime={attempt.finishReason === 'timeout'}
      >
        <div className={frame.figures}>
          <StatNumber value={formatMinutes(spentMinutes(attempt))} label={t.spent} />
        </div>
        {isOnCheck ? (
          <>
            <p>{nonBreaking(t.partIsReady)}</p>
            <WhoChecks examAttempt={examAttempt} />
          </>
        ) : (
          <p>{isJudged ? t.judged : t.checking}</p>
        )}
        <div className={frame.row}>
          {(isJudged || isOnCheck) && (
            <ButtonLink kind="primary" size="l" to={examResultsAt(rehearsal.id)}>
              {t.seeResults}
            </ButtonLink>
          )}
          <ButtonLink size="l" to={examAt(rehearsal.id)}>
            {t.toExam}
          </ButtonLink>
        </div>
      </AttemptOutcome>
      <section aria-labelledby="sheet" className={frame.section}>
        <h2 id="sheet">{t.sheetCounted}</h2>
        <AnswerSheet attemptId={attempt.id} parts={rehearsal.parts} />
      </section>
    </>
  )
}
