import type { TableFormat } from '@school/kernel/contract'
import { TableFile } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { type AnalysedTask, type Analysis, isTooFew } from '../contract/analysis.ts'
import { analysisWords as words } from './ru-analysis.ts'

/** The typed answer; other kinds of answers are shown only on the page. */
function typedIn(response: Response): string | null {
  if (response.kind === 'number' || response.kind === 'short_text') return response.text
  const places = response.kind === 'gaps' ? response.gaps : response.kind === 'table' ? response.cells : null
  return places && Object.values(places).join('; ')
}

const mistakesOf = ({ mistakes }: AnalysedTask): string =>
  mistakes
    .flatMap(({ response, pupils }) => {
      const typed = typedIn(response)
      return typed === null ? [] : [words.mistake(typed, pupils.length)]
    })
    .join(', ')

const rowOf = (task: AnalysedTask) => [
  words.places(task.places),
  task.title,
  task.answered,
  task.solvedPercent,
  task.firstTryPercent,
  task.meanTries,
  task.discrimination ?? (isTooFew(task) ? words.few : words.alike),
  task.unanswered.length,
  task.mistakes.length + task.otherMistakes,
  mistakesOf(task),
]

/** The statistics of tasks as a table file. */
export const analysisFile = (title: string, { tasks }: Analysis, format: TableFormat): TableFile =>
  new TableFile({ format, name: words.file(title), titles: words.titles, rows: tasks.map(rowOf) })
