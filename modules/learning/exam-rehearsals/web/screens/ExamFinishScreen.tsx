import { formatMinutes, nonBreaking } from '@school/texts'
import { Button, ButtonLink, Card, hueOf, Owl, StatNumber, useYou } from '@school/ui'
import { doneCount, NoAttempt, AttemptClock, useExamAttempt } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ExamAttempt } from '../../contract/index.ts'
import { examAt, examFinishAt, examResultsAt, examTasksAt } from '../addresses.ts'
import { AnswerSheet } from '../AnswerSheet.tsx'
import frame from '@school/ui/frame.module.css'
import { examAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './ExamFinishScreen.module.css'

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
    <ul className={styles.checks}>
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

function Asking({ examAttempt }: { examAttempt: ExamAttempt }) {
  const you = useYou()
  const { rehearsal, attempt } = examAttempt
  const navigate = useNavigate()
  const place = {
    attemptKey: examAttemptQuery(rehearsal.id).queryKey,
    onFinished: () => void navigate(examFinishAt(rehearsal.id)),
  }
  const { finish, isFinishing, timeUp, isTimeUp } = useExamAttempt(place, attempt)
  const done = doneCount(attempt.tasks, true)
  const left = attempt.tasks.length - done
  const to = (taskId?: number) => examTasksAt(rehearsal.id, taskId)
  return (
    <>
      <header className={frame.head}>
        <p className={frame.note}>{rehearsal.title}</p>
        <h1>{t.finishAsk(done, attempt.tasks.length)}</h1>
        <p className={frame.lead}>{left === 0 ? t.finishAll : t.finishSome(left)}</p>
        <WhoChecks examAttempt={examAttempt} />
        <div className={frame.row}>
          {attempt.deadlineAt && (
            <AttemptClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={timeUp} />
          )}
          <ButtonLink to={to()}>{t.back}</ButtonLink>
          <Button kind="primary" loading={isFinishing || isTimeUp} onClick={finish}>
            {t.finish}
          </Button>
        </div>
      </header>
      <section aria-labelledby="sheet" className={frame.section}>
        <h2 id="sheet">{t.sheet}</h2>
        <p className={frame.note}>{you(t.sheetNote)}</p>
        <AnswerSheet attemptId={attempt.id} parts={rehearsal.parts} to={to} />
      </section>
    </>
  )
}

const spentMinutes = ({ startedAt, finishedAt }: ExamAttempt['attempt']): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))

function Finished({ examAttempt }: { examAttempt: ExamAttempt }) {
  const { rehearsal, attempt, checkBy } = examAttempt
  const isJudged = attempt.result !== null
  const isOnCheck = attempt.awaitsReview && checkBy !== null
  return (
    <>
      <Card as="section" tone="ok" pad="l" className={styles.result} aria-labelledby="finished">
        <Owl pose="happy" className={styles.owl} />
        <div className={frame.section}>
          <div>
            <p className={frame.note}>{rehearsal.title}</p>
            <h1 id="finished">{t.finishedTitle}</h1>
          </div>
          <div className={frame.figures}>
            <StatNumber value={formatMinutes(spentMinutes(attempt))} label={t.spent} />
          </div>
          {attempt.finishReason === 'timeout' && <p>{t.byTime}</p>}
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
        </div>
      </Card>
      <section aria-labelledby="sheet" className={frame.section}>
        <h2 id="sheet">{t.sheetCounted}</h2>
        <AnswerSheet attemptId={attempt.id} parts={rehearsal.parts} />
      </section>
    </>
  )
}
