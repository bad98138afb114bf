import type { RunTask } from '../contract/index.ts'

/** What waits for a person leaves nothing to do either. */
const isDone = ({ status, savedAt }: RunTask, isExam: boolean): boolean =>
  isExam ? savedAt !== null : ['solved', 'hinted', 'failed', 'in_queue'].includes(status)

/** The first task that is not done, else the first. */
export const firstTask = (tasks: readonly RunTask[], isExam: boolean): RunTask | undefined =>
  tasks.find((task) => !isDone(task, isExam)) ?? tasks[0]

export const doneCount = (tasks: readonly RunTask[], isExam: boolean): number =>
  tasks.filter((task) => isDone(task, isExam)).length

/** The nearest task that is not done, after this one and then from the beginning; an exam goes on in order. */
export function nextTask(tasks: readonly RunTask[], currentId: number, isExam: boolean): RunTask | undefined {
  const at = tasks.findIndex(({ id }) => id === currentId)
  if (isExam) return tasks[at + 1]
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find((task) => !isDone(task, false))
}
