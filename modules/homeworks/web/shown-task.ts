import type { RunTask } from '@school/works/contract'

const done: readonly RunTask['status'][] = ['solved', 'hinted', 'failed', 'in_queue']

export const leftOf = (tasks: readonly RunTask[]): RunTask[] =>
  tasks.filter(({ status }) => !done.includes(status))

/** As the server counts them. */
export const answeredOf = (tasks: readonly RunTask[]): number =>
  tasks.filter(({ status }) => status !== 'not_started' && status !== 'started').length
