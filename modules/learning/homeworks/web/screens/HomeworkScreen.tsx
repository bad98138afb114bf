import { Html } from '@school/task-forms/web'
import { link, site } from '@school/routes'
import { nonBreaking } from '@school/texts'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Chip,
  hueOf,
  IconPlayerPlay,
  ProgressBar,
  useYou,
} from '@school/ui'
import { firstTask, AttemptStrip } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import frame from '@school/ui/frame.module.css'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import type { Homework } from '../../contract/homework.ts'
import { sourceOf } from '../HomeworkRow.tsx'
import { homeworksAt, taskAt } from '../addresses.ts'
import { HomeworkResult } from '../HomeworkResult.tsx'
import { homeworkQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { StateChip } from '../StateChip.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { useBeginning, useSubmission } from '../use-homework.ts'
import styles from './HomeworkScreen.module.css'

export function HomeworkScreen({ homeworkId }: { homeworkId: number }) {
  const { data: homework } = useSuspenseQuery(homeworkQuery(homeworkId))
  const you = useYou()
  const { discipline, lesson } = homework
  return (
    <div className={`hue ${frame.page}`} style={hueOf(discipline.hue)}>
      <Breadcrumbs crumbs={[{ title: t.title, to: homeworksAt() }, { title: homework.title }]} />
      <header className={frame.hero}>
        <p className={frame.row}>
          <Chip hue={discipline.hue}>{discipline.title}</Chip>
          <StateChip homework={homework} size="m" />
          <Chip>
            {homework.thing ? t.assignedKind(homework.thing.kindTitle) : t.tasks(homework.tasksCount)}
          </Chip>
          {homework.isOwnVariant && <Chip>{you(t.ownVariant)}</Chip>}
        </p>
        <h1 className={frame.title}>{homework.title}</h1>
        <p>{sourceOf(homework)}</p>
        <div className={frame.row}>
          <MainButton homework={homework} />
          {lesson && (
            <ButtonLink
              size="l"
              to={link(site.lms.lesson, { course_id: lesson.courseId, lesson_id: lesson.id })}
            >
              {t.toLesson}
            </ButtonLink>
          )}
        </div>
      </header>
      <div className={frame.columns}>
        <div className={frame.section}>
          {homework.introHtml && <Html className="md" html={homework.introHtml} />}
          <Standing homework={homework} />
          <Comment homework={homework} />
          {homework.can.start && <Rules homework={homework} />}
        </div>
        <aside className={frame.section}>
          <Term homework={homework} />
        </aside>
      </div>
    </div>
  )
}

function MainButton({ homework }: { homework: Homework }) {
  const { can, attempt, id, thing } = homework
  const { start, isBusy } = useBeginning(id)
  if (thing)
    return (
      <ButtonLink kind="primary" size="l" to={thing.url}>
        {t.toAssigned(thing.title)}
      </ButtonLink>
    )
  if (can.start)
    return (
      <Button
        kind="primary"
        size="l"
        icon={<IconPlayerPlay aria-hidden="true" />}
        loading={isBusy}
        onClick={start}
      >
        {t.start}
      </Button>
    )
  const task = can.answer ? firstTask(attempt?.tasks ?? [], false) : undefined
  return task ? (
    <ButtonLink kind="primary" size="l" to={taskAt(homework, task.id)}>
      {t.goOn}
    </ButtonLink>
  ) : null
}

/** The content for the state of the copy: the tasks, the result, or why there is none. */
function Standing({ homework }: { homework: Homework }) {
  const you = useYou()
  const { state, attempt } = homework
  if (homework.thing && state === 'done') return <AssignedDone homework={homework} />
  if (state === 'done' && attempt) return <HomeworkResult homework={homework} attempt={attempt} />
  if (state === 'missed')
    return <Notice title={t.missedTitle} text={homework.isClosed ? t.closedText : you(t.missedText)} />
  if (state === 'submitted') return <Notice title={t.submittedTitle} text={you(t.submittedText)} />
  if (state === 'checking') return <Notice title={t.checkingTitle} text={t.checkingText} />
  if (homework.thing) return <Notice title={t.assignedTitle} text={you(t.assignedText)} />
  if (homework.can.answer && attempt) return <Progress homework={homework} attempt={attempt} />
  return null
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <Card as="section" tone="sunken" className={styles.card}>
    <h2>{title}</h2>
    <p>{text}</p>
  </Card>
)

const AssignedDone = ({ homework: { percent, mark, isLate } }: { homework: Homework }) => (
  <Card as="section" aria-labelledby="result" className={styles.card}>
    <h2 id="result">{t.doneTitle}</h2>
    <p className={frame.row}>
      {percent !== null && <strong>{t.percent(percent)}</strong>}
      {mark !== null && <span>{t.mark(mark)}</span>}
      {isLate && <span>{t.later}</span>}
    </p>
  </Card>
)

function Progress({ homework, attempt }: { homework: Homework; attempt: NonNullable<Homework['attempt']> }) {
  const { submit, isBusy } = useSubmission(homework)
  const to = (taskId: number) => taskAt(homework, taskId)
  return (
    <Card as="section" aria-labelledby="tasks" className={styles.card}>
      <h2 id="tasks">{t.tasksTitle}</h2>
      <ProgressBar
        label={t.progress}
        percent={(100 * homework.answeredCount) / Math.max(1, homework.tasksCount)}
        hue={homework.discipline.hue}
      />
      <p className={frame.note}>{t.answered(homework.answeredCount, homework.tasksCount)}</p>
      <AttemptStrip tasks={attempt.tasks} shownId={null} isExam={false} to={to} />
      <div>
        <SubmitButton tasks={attempt.tasks} to={to} onSubmit={submit} isBusy={isBusy} />
      </div>
    </Card>
  )
}

function Comment({ homework: { comment, state } }: { homework: Homework }) {
  const isReturned = state === 'returned'
  if (!comment && !isReturned) return null
  return (
    <Card as="section" tone={isReturned ? 'warn' : 'accent'} className={styles.card}>
      <h2>{isReturned ? t.returnedTitle : t.comment}</h2>
      {comment && <p className={styles.words}>{comment}</p>}
      {isReturned && <p>{t.returnedText}</p>}
    </Card>
  )
}

const Rules = ({ homework: { tries, solution, markScale, source } }: { homework: Homework }) => (
  <section aria-labelledby="rules" className={frame.section}>
    <h2 id="rules">{t.rulesTitle}</h2>
    <ul className={frame.lines}>
      {t.rules(tries, solution).map((rule) => (
        <li key={rule}>{nonBreaking(rule)}</li>
      ))}
      {source !== 'library' && (
        <li>
          {t.marksTitle}: {t.marks(markScale)}
        </li>
      )}
    </ul>
  </section>
)

function Term({ homework }: { homework: Homework }) {
  const you = useYou()
  const { softDeadlineAt, hardDeadlineAt, isLate, serverNow, state } = homework
  if (state === 'done' || state === 'missed') return null
  const now = new Date(serverNow)
  return (
    <Card as="section" aria-labelledby="term" className={styles.card}>
      <h2 id="term">{t.termTitle}</h2>
      {softDeadlineAt && (
        <p>{isLate ? t.softPassed(softDeadlineAt, now) : you(t.softTerm(softDeadlineAt, now))}</p>
      )}
      {hardDeadlineAt && <p>{t.hardTerm(hardDeadlineAt, now)}</p>}
      {!softDeadlineAt && !hardDeadlineAt && <p>{you(t.termNone)}</p>}
    </Card>
  )
}
