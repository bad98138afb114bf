import type { TableFormat } from '@school/kernel/contract'
import { instantCell, TableFile } from '@school/kernel/server'
import type { MonitoredAttempt } from '../contract/attempt.ts'
import { words } from './ru.ts'

interface FileColumn<BegunWork> {
  title: string
  value: (row: BegunWork) => string | number | Date | null
}

const usual: FileColumn<MonitoredAttempt>[] = [
  { title: words.name, value: ({ name }) => name },
  { title: words.class, value: ({ schoolClass }) => schoolClass?.name ?? null },
  { title: words.school, value: ({ school }) => school?.name ?? null },
  { title: words.grade, value: ({ gradeIndex }) => gradeIndex },
  { title: words.state, value: ({ state }) => words.states[state] },
  { title: words.answered, value: ({ answered }) => answered },
  { title: words.tasks, value: ({ tasks }) => tasks },
  { title: words.startedAt, value: ({ startedAt }) => instantCell(startedAt) },
  { title: words.deadlineAt, value: ({ deadlineAt }) => instantCell(deadlineAt) },
  { title: words.finishedAt, value: ({ finishedAt }) => instantCell(finishedAt) },
]

export interface MonitoredAttemptsFile<BegunWork extends MonitoredAttempt> {
  format: TableFormat
  name: string
  /** Streamed in batches as they are read. */
  rows: AsyncIterable<readonly BegunWork[]>
  /** Extra columns that the calling module adds. */
  columns?: readonly FileColumn<BegunWork>[]
}

/** Attempts as shown to those who lead the work, as a table file. */
export function monitoredAttemptsFile<BegunWork extends MonitoredAttempt>(
  file: MonitoredAttemptsFile<BegunWork>,
): TableFile {
  const columns: readonly FileColumn<BegunWork>[] = [...usual, ...(file.columns ?? [])]
  async function* valuesOfRows() {
    for await (const part of file.rows) for (const row of part) yield columns.map(({ value }) => value(row))
  }
  return new TableFile({
    format: file.format,
    name: file.name,
    titles: columns.map(({ title }) => title),
    rows: valuesOfRows(),
  })
}
