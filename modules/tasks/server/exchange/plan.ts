import { parseTask } from '../content/index.ts'
import type { ForeignRead, LeftOut } from './foreign.ts'
import { readGift } from './gift.ts'
import { markdownOf } from './html-to-markdown.ts'
import { readMoodle } from './moodle.ts'
import { says } from './ru.ts'
import { taskFileOf } from './task-file.ts'

export interface PlannedFile {
  /** `05-korni-uravneniya.md` */
  name: string
  title: string
  text: string
}

export interface ImportPlan {
  files: PlannedFile[]
  leftOut: LeftOut[]
  /** Of the file that is read. While there is one, nothing is written. */
  problems: { line: number; message: string }[]
}

const latin: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** A key of a task out of its title. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => latin[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '')

function freeKey(title: string, taken: Set<string>): string {
  const base = slugOf(title) || 'task'
  let key = base
  for (let number = 2; taken.has(key); number++) key = `${base}-${number}`
  taken.add(key)
  return key
}

export interface ImportPlace {
  /** Keys and the last number of tasks that are there already. */
  taken: readonly string[]
  lastNumber: number
  difficulty: number
  skill: string
}

/** A file of another program, GIFT or Moodle XML, as its name and its beginning say. */
export const readForeign = (name: string, text: string): ForeignRead =>
  name.toLowerCase().endsWith('.xml') || text.trimStart().startsWith('<')
    ? readMoodle(text)
    : readGift(text, markdownOf)

/** What would be written: every task is made a file and tried by the content's own check. */
export function planImport(name: string, text: string, place: ImportPlace): ImportPlan {
  const { tasks, leftOut, problems } = readForeign(name, text)
  const taken = new Set(place.taken)
  const files: PlannedFile[] = []
  const faults = [...problems]
  for (const [index, task] of tasks.entries()) {
    const file = taskFileOf(task, place)
    const { problems: wrong } = parseTask(file, () => null)
    for (const { message } of wrong)
      faults.push({ line: task.line, message: says.badTask(task.title, message) })
    const number = String(place.lastNumber + index + 1).padStart(2, '0')
    files.push({ name: `${number}-${freeKey(task.title, taken)}.md`, title: task.title, text: file })
  }
  return {
    files: faults.length > 0 ? [] : files,
    leftOut,
    problems: faults.toSorted((a, b) => a.line - b.line),
  }
}
