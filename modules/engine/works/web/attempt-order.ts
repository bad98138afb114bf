import type { AttemptTaskSummary } from '../contract/index.ts'

/** Unreviewed answers are done too: no action is possible. */
const isDone = ({ status, savedAt }: AttemptTaskSummary, isExam: boolean): boolean =>
  isExam ? savedAt !== null : ['solved', 'hinted', 'failed', 'in_queue'].includes(status)

const isAnswered = ({ status, savedAt }: AttemptTaskSummary, isExam: boolean): boolean =>
  isExam ? savedAt !== null : status !== 'not_started' && status !== 'started'

/** The first unfinished task, else the first. */
export const firstTask = (
  tasks: readonly AttemptTaskSummary[],
  isExam: boolean,
): AttemptTaskSummary | undefined => leftTasks(tasks, isExam)[0] ?? tasks[0]

export const doneCount = (tasks: readonly AttemptTaskSummary[], isExam: boolean): number =>
  tasks.filter((task) => isDone(task, isExam)).length

/** Unfinished tasks. */
export const leftTasks = (tasks: readonly AttemptTaskSummary[], isExam: boolean): AttemptTaskSummary[] =>
  tasks.filter((task) => !isDone(task, isExam))

/** Tasks without any answer: a wrong one that may be corrected is an answer. */
export const unansweredTasks = (
  tasks: readonly AttemptTaskSummary[],
  isExam: boolean,
): AttemptTaskSummary[] => tasks.filter((task) => !isAnswered(task, isExam))

/** The task of the address, else the first unfinished one. */
export const wantedTask = (
  tasks: readonly AttemptTaskSummary[],
  wantedId: number | null,
  isExam: boolean,
): AttemptTaskSummary | undefined => tasks.find(({ id }) => id === wantedId) ?? firstTask(tasks, isExam)

/** The nearest unfinished task, after this one and then from the beginning; an exam continues in order. */
export function nextTask(
  tasks: readonly AttemptTaskSummary[],
  currentId: number,
  isExam: boolean,
): AttemptTaskSummary | undefined {
  const at = tasks.findIndex(({ id }) => id === currentId)
  if (isExam) return tasks[at + 1]
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find((task) => !isDone(task, false))
}
