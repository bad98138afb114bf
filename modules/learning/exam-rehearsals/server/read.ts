import { ContentReader, type ReaderOptions, hashOf, keyPattern } from '@school/content-source/server'
import { type PlacedTask, readTasks } from '@school/tasks/server'
import type { ContentProblem } from '@school/kernel/server'
import { renderMarkdown } from '@school/markdown'
import { isCheckedByPerson } from '@school/tasks/contract'
import type { KeptPaper } from './rules/paper.ts'
import { type Known, paperProblems, stepProblems } from './rules/paper-problems.ts'
import { says } from './ru.ts'
import { RehearsalSource } from './source.ts'

export interface ExamRehearsalContent extends Omit<RehearsalSource, 'paper' | 'about'> {
  key: string
  aboutHtml: string
  paper: KeptPaper
  tasks: PlacedTask[]
  contentHash: string
}

export interface ExamRehearsalsRead {
  rehearsals: ExamRehearsalContent[]
  problems: ContentProblem[]
}

function readRehearsal(key: string, reader: ContentReader, known: Known): ExamRehearsalContent[] {
  const folder = `exam-rehearsals/${key}`
  const file = `${folder}/rehearsal.yaml`
  if (!keyPattern.test(key)) reader.error(folder, 1, says.badKey(key))
  const tasks = readTasks(folder, folder, reader)
  const source = reader.yaml(file, RehearsalSource)
  if (!source) return []
  const { data, lineAt } = source
  if (!known.disciplines.has(data.discipline))
    reader.error(file, lineAt(['discipline']), says.unknownDiscipline(data.discipline))
  const placed = tasks.map(({ maxScore, kind }) => ({ maxScore, isByPerson: isCheckedByPerson(kind) }))
  for (const { path, message } of [...paperProblems(data, placed), ...stepProblems(data, known)])
    reader.error(file, lineAt(path), message)
  const resolveImage = reader.picturesOf(folder)
  const rendered = (path: PropertyKey[], text: string): string => {
    const { html, problems } = renderMarkdown(text, { resolveImage })
    reader.report(
      file,
      problems.map(({ line, message }) => ({ line: lineAt(path) + line, message })),
    )
    return html
  }
  const { about, paper, ...own } = data
  const { reference, shared, ...official } = paper
  const content = {
    key,
    ...own,
    aboutHtml: rendered(['about'], about),
    paper: {
      ...official,
      tasks: official.tasks.map((task, index) =>
        placed[index]?.isByPerson ? { ...task, isByPerson: true } : task,
      ),
      referenceHtml: reference && rendered(['paper', 'reference'], reference),
      sharedTexts: shared.map(({ from, to, text }, index) => ({
        from,
        to,
        html: rendered(['paper', 'shared', index, 'text'], text),
      })),
    },
  }
  reader.warnOfPictures(folder)
  return [{ ...content, tasks, contentHash: hashOf({ ...content, tasks: tasks.map((task) => task.key) }) }]
}

/** Reads and checks `content/exam-rehearsals/`. */
export function readExamRehearsals(
  root: string,
  known: Known,
  options: ReaderOptions = {},
): ExamRehearsalsRead {
  const reader = new ContentReader(root, options)
  const rehearsals = reader.folders('exam-rehearsals').flatMap((key) => readRehearsal(key, reader, known))
  return { rehearsals, problems: reader.problems }
}
