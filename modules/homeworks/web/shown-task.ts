import type { RunTask } from '@school/works/contract'

const done: readonly RunTask['status'][] = ['solved', 'hinted', 'failed', 'in_queue']
const isDone = ({ status }: RunTask): boolean => done.includes(status)

export const firstTask = (tasks: readonly RunTask[]): RunTask | undefined =>
  tasks.find((task) => !isDone(task)) ?? tasks[0]

export const leftOf = (tasks: readonly RunTask[]): RunTask[] => tasks.filter((task) => !isDone(task))

/** The nearest task that is not done, after this one and then from the beginning. */
export function nextTask(tasks: readonly RunTask[], currentId: number): RunTask | undefined {
  const at = tasks.findIndex(({ id }) => id === currentId)
  return [...tasks.slice(at + 1), ...tasks.slice(0, Math.max(at, 0))].find((task) => !isDone(task))
}

/** As the server counts them. */
export const answeredOf = (tasks: readonly RunTask[]): number =>
  tasks.filter(({ status }) => status !== 'not_started' && status !== 'started').length
