import { TaskStatusChip } from '@school/task-forms/web'
import { link, site } from '@school/routes'
import { Button, ButtonLink, Link, OutcomeCard, Owl, StatNumber, useYou } from '@school/ui'
import type { AttemptTaskSummary } from '@school/works/contract'
import frame from '@school/ui/frame.module.css'
import type { Homework } from '../contract/homework.ts'
import { taskAt } from './addresses.ts'
import { t } from './ru.ts'
import { useBeginning } from './use-homework.ts'
import styles from './HomeworkResult.module.css'

type Attempt = NonNullable<Homework['attempt']>

/** The result of a homework: figures, what to repeat, «Исправить». */
export function HomeworkResult({ homework, attempt }: { homework: Homework; attempt: Attempt }) {
  const you = useYou()
  const { result, finishReason, tasks } = attempt
  const mistakes = tasks.filter(({ status }) => status !== 'solved')
  const percent = result?.percent ?? 0
  return (
    <>
      <OutcomeCard picture={<Owl pose={percent >= 50 ? 'happy' : 'reading'} />} title={t.doneTitle}>
        <p>{percent === 100 ? you(t.words.all) : percent >= 65 ? you(t.words.good) : you(t.words.some)}</p>
        {homework.isLate && <p>{t.later}</p>}
        {finishReason === 'timeout' && <p>{t.byTime}</p>}
        {finishReason === 'admin' && <p>{t.byTeacher}</p>}
        <div className={frame.figures}>
          <StatNumber value={t.percent(percent)} label={t.resultLabel} />
          {homework.mark !== null && <StatNumber value={homework.mark} label={t.markLabel} />}
          {result && <StatNumber value={t.points(result.points, result.maxPoints)} label={t.pointsLabel} />}
          {homework.xp > 0 && <StatNumber value={t.xp(homework.xp)} label={t.xpLabel} />}
        </div>
        {homework.can.mend && <Mend homeworkId={homework.id} />}
      </OutcomeCard>
      <section aria-labelledby="mistakes" className={frame.section}>
        <h2 id="mistakes">{mistakes.length > 0 ? t.mistakes : t.noMistakes}</h2>
        {mistakes.length > 0 ? (
          homework.mistakes.map(({ lesson, taskIds }) => (
            <section
              key={lesson?.id ?? 0}
              aria-label={lesson?.title ?? t.otherTasks}
              className={styles.theme}
            >
              <div className={`${frame.row} ${frame.between}`}>
                <h3>{lesson?.title ?? t.otherTasks}</h3>
                {lesson && (
                  <ButtonLink
                    size="s"
                    to={link(site.lms.lesson, { course_id: lesson.courseId, lesson_id: lesson.id })}
                    aria-label={t.repeatOf(lesson.title)}
                  >
                    {t.repeat}
                  </ButtonLink>
                )}
              </div>
              <TaskLines homework={homework} tasks={mistakes.filter(({ id }) => taskIds.includes(id))} />
            </section>
          ))
        ) : (
          <TaskLines homework={homework} tasks={tasks} />
        )}
      </section>
    </>
  )
}

function Mend({ homeworkId }: { homeworkId: number }) {
  const { correct, isBusy } = useBeginning(homeworkId)
  return (
    <div className={frame.row}>
      <Button kind="primary" loading={isBusy} onClick={correct}>
        {t.correct}
      </Button>
      <span className={frame.note}>{t.correctText}</span>
    </div>
  )
}

const TaskLines = ({ homework, tasks }: { homework: Homework; tasks: readonly AttemptTaskSummary[] }) => (
  <ul className={`plain-list ${styles.lines}`}>
    {tasks.map(({ id, position, title, status }) => (
      <li key={id} className={styles.line}>
        <Link to={taskAt(homework, id)}>{t.task(position, title)}</Link>
        <TaskStatusChip status={status} />
      </li>
    ))}
  </ul>
)
