import type { Unit } from '@school/db'
import type { FileStore } from '@school/files/server'
import type { Response } from '@school/tasks/contract'
import { afterAnswer, untouched, verdictOfPoints } from '@school/work-rules/server'
import { workSeeds } from '@school/works/server'
import { dayMs, minuteMs } from './calendar.ts'
import { Chance } from './chance.ts'
import { responseOf } from './checking.ts'
import type { Proofs, StudiedTask } from './curriculum.ts'
import { type CheckedAttempt, checkedAttempts, type ExamAnswer } from './exam-answers.ts'
import { listExams, shortOf, withoutXp } from './exams.ts'
import { type DemoSet, goThrough } from './trainings.ts'

interface SentAnswer extends ExamAnswer {
  task: StudiedTask
  response: Response
}

function checkedTask({ task, response, review }: SentAnswer, at: Date): workSeeds.TaskSeed {
  const verdict = verdictOfPoints(100 * review!.points, 100 * task.maxScore!)
  return {
    taskId: task.id,
    taskState: { ...afterAnswer(untouched, verdict, task.availableXp), xp: 0 },
    updatedAt: at,
    answers: [{ response, verdict, answeredAt: at }],
  }
}

/** An attempt whose every extended answer is checked: it has its result. */
function judgedAttempt(
  made: workSeeds.AttemptSeed,
  attemptNumber: number,
  sent: readonly SentAnswer[],
): workSeeds.AttemptSeed {
  const { finishedAt, points, maxPoints } = made.result!
  const earned = sent.reduce((sum, { review }) => sum + 100 * review!.points, 0)
  return {
    ...withoutXp(made),
    number: attemptNumber,
    result: { finishedAt, points: points + earned, maxPoints },
    tasks: [...withoutXp(made).tasks, ...sent.map((answer) => checkedTask(answer, finishedAt))],
  }
}

async function seedAttempt(
  unit: Unit,
  exam: DemoSet,
  userId: number,
  reviewerId: number,
  { account, number, daysAgo, ability, answers }: CheckedAttempt,
  store: FileStore,
  now: Date,
): Promise<void> {
  const startedAt = new Date(Math.round(now.getTime() - daysAgo * dayMs))
  const chance = new Chance('exam', account, number)
  const { attempt: made } = goThrough(userId, shortOf(exam), startedAt, now, ability, chance)
  // Extended answers take the rest of the time.
  const finishedAt = new Date(startedAt.getTime() + 214 * minuteMs)
  const sent: SentAnswer[] = []
  for (const answer of answers) {
    const response = await responseOf(unit, store, answer, userId, finishedAt)
    const task = exam.tasks[answer.number - 1]!
    sent.push({
      ...answer,
      task,
      response: response.kind === 'essay' ? { kind: 'file', files: [], text: response.text } : response,
    })
  }
  const attempt = { userId, workId: exam.workId, number }
  if (answers.every(({ review }) => review))
    await workSeeds.attempts(unit, [
      judgedAttempt({ ...made, result: { ...made.result!, finishedAt } }, number, sent),
    ])
  else
    await workSeeds.attemptOnCheck(unit, {
      ...attempt,
      startedAt,
      finishedAt,
      saved: [
        ...made.tasks.map((task) => ({
          taskId: task.taskId,
          response: task.answers[0]!.response,
          savedAt: task.updatedAt,
        })),
        ...sent.map(({ task, response }) => ({ taskId: task.id, response, savedAt: finishedAt })),
      ],
    })
  for (const { task, review } of sent)
    await workSeeds.examReview(unit, {
      attempt,
      taskId: task.id,
      askedAt: finishedAt,
      review: review && {
        reviewerId,
        reviewedAt: new Date(Math.min(finishedAt.getTime() + 0.6 * dayMs, now.getTime())),
        criteria: [{ id: 'К1', points: 100 * review.points }],
        comment: review.comment,
      },
    })
}

/** Attempts of the demo accounts with extended answers: checked with comments, and on check. */
export async function seedExamChecking(
  unit: Unit,
  accounts: ReadonlyMap<string, number>,
  proofs: Proofs,
  store: FileStore,
  now: Date,
): Promise<void> {
  const exams = await listExams(unit, proofs)
  const reviewerId = accounts.get('expert')!
  for (const attempt of checkedAttempts) {
    const exam = exams.find(({ key }) => key === attempt.exam)
    const userId = accounts.get(attempt.account)
    if (exam && userId) await seedAttempt(unit, exam, userId, reviewerId, attempt, store, now)
  }
}
