import type { TaskStatus } from '@school/tasks/contract'

interface Theme {
  id: number
  courseId: number
  title: string
}

/** Tasks that may be corrected: an unreviewed answer is no mistake. */
export const isMistake = ({ status }: { status: TaskStatus }): boolean =>
  status !== 'solved' && status !== 'in_queue'

/** Unsolved tasks grouped by the lessons that teach them: the largest group first, tasks without a lesson last. */
export function mistakesByTheme(
  tasks: readonly { id: number; status: TaskStatus }[],
  themes: ReadonlyMap<number, Theme>,
): { lesson: Theme | null; taskIds: number[] }[] {
  const wrong = tasks.filter(isMistake)
  const groups = [...Map.groupBy(wrong, ({ id }) => themes.get(id)?.id ?? null)].map(([, own]) => ({
    lesson: themes.get(own[0]!.id) ?? null,
    taskIds: own.map(({ id }) => id),
  }))
  const weight = ({ lesson, taskIds }: (typeof groups)[number]) => (lesson ? taskIds.length : 0)
  return groups.toSorted((a, b) => weight(b) - weight(a))
}
