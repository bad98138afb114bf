import type { TaskStatus } from '@school/tasks/contract'

interface Theme {
  id: number
  courseId: number
  title: string
}

/** What may be mended: an answer that waits for a check is no mistake. */
export const isMistake = ({ status }: { status: TaskStatus }): boolean =>
  status !== 'solved' && status !== 'in_queue'

/** What was not solved, by the lessons that teach it: the richest in mistakes first, what no lesson teaches last. */
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
