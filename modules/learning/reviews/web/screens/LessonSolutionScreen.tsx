import '@school/ui/math.css'
import '@school/ui/prose.css'
import { SolutionView, TaskStatusChip } from '@school/task-forms/web'
import { Accordion, Avatar, ButtonLink, Card, hueOf, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { AskedView, SolvedWork, TriesView } from '@school/results/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { LessonSolution } from '../../contract/index.ts'
import { lessonAt, lessonSolutionAt, reviewAt } from '../addresses.ts'
import { lessonSolutionQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface LessonSolutionScreenProps {
  lessonId: number
  userId: number
  taskId: number
}

/** Tries of a person at a task of a lesson. */
export function LessonSolutionScreen({ lessonId, userId, taskId }: LessonSolutionScreenProps) {
  const { data: solution } = useSuspenseQuery(lessonSolutionQuery(lessonId, userId, taskId))
  const { course, lesson, user } = solution
  const title = user.isMe ? t.mine : t.solutionOf(user.name)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(course.hue)}>
      <PageHeader
        crumbs={[
          { title: course.title, to: lessonAt(course.id, lesson.id) },
          { title: lesson.title, to: lessonAt(course.id, lesson.id) },
          { title },
        ]}
        marks={!user.isMe && <Avatar name={user.name} portrait={user.avatar} size={52} isNamed />}
        title={title}
      />
      <SolvedWork
        label={t.tasks}
        tasks={solution.tasks}
        shownId={taskId}
        to={(id) => lessonSolutionAt(lesson.id, user.id, id)}
      >
        <Solved key={taskId} solution={solution} />
      </SolvedWork>
    </div>
  )
}

function Solved({ solution: { task, user, reviewId, course, lesson } }: { solution: LessonSolution }) {
  const you = useYou()
  const titleId = useId()
  const { question } = task
  const facts = [
    task.xp > 0 && t.xp(task.xp),
    task.hintsOpened > 0 && t.hints(task.hintsOpened),
    task.gaveUp && t.gaveUp,
  ].filter(Boolean)
  return (
    <Card as="article" pad="l" className={frame.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.task(task.position, task.title)}</h2>
      <p className={frame.row}>
        <TaskStatusChip status={task.status} />
        <span className={frame.note}>{facts.join(', ')}</span>
      </p>
      <AskedView question={question} />
      {reviewId !== null && (
        <div>
          <ButtonLink kind="primary" to={reviewAt(reviewId)}>
            {t.toReview}
          </ButtonLink>
        </div>
      )}
      {task.tries.length === 0 && (
        <div className={frame.row}>
          <p>{user.isMe ? you(t.noTriesMine) : t.noTries}</p>
          {user.isMe && (
            <ButtonLink to={`${lessonAt(course.id, lesson.id)}?task=${task.id}`}>{t.toTask}</ButtonLink>
          )}
        </div>
      )}
      {task.tries.length > 0 && <TriesView question={question} tries={task.tries} isMine={user.isMe} />}
      {task.solution && (
        <Accordion title={t.solution}>
          <SolutionView question={question} solution={task.solution} />
        </Accordion>
      )}
    </Card>
  )
}
