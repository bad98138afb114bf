import { parseTask } from '@school/tasks/content'
import type { LeftOut } from './foreign.ts'
import { readProved } from './read-foreign.ts'
import { says } from './ru.ts'
import { taskFileOf } from './task-file.ts'

export interface PlannedFile {
  /** `05-korni-uravneniya.md` */
  name: string
  title: string
  text: string
  /** In the file that is read. */
  line: number
  notes: readonly string[]
}

export interface ImportPlan {
  files: PlannedFile[]
  leftOut: LeftOut[]
  /** Faults of the file as a whole. With one of them nothing is written. */
  problems: { line: number; message: string }[]
}

const latin: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** A key of a task derived from its title. */
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
  /** Existing keys and the last number of a task. */
  taken: readonly string[]
  lastNumber: number
  difficulty: number
  skill: string
}

/** The files to be written: every task becomes a file and is checked by the content reader. Faults leave out that task only. */
export function planImport(name: string, text: string, place: ImportPlace): ImportPlan {
  const { tasks, leftOut, problems } = readProved(name, text)
  const taken = new Set(place.taken)
  const files: PlannedFile[] = []
  const refused: LeftOut[] = []
  for (const task of tasks) {
    const { line, title, pictures } = task
    const file = taskFileOf(task, place)
    const resolve = (called: string) => {
      const known = pictures.find((picture) => picture.name === called)
      return known ? { url: called, width: known.width, height: known.height } : null
    }
    const [wrong] = parseTask(file, resolve).problems
    if (wrong) refused.push({ line, title, why: wrong.message })
    else if (pictures.length > 0) refused.push({ line, title, why: says.picturesOfContent })
    else {
      const number = String(place.lastNumber + files.length + 1).padStart(2, '0')
      files.push({
        name: `${number}-${freeKey(title, taken)}.md`,
        title,
        text: file,
        notes: task.notes,
        line,
      })
    }
  }
  const isEmpty = tasks.length + leftOut.length + problems.length === 0
  return {
    files: problems.length > 0 ? [] : files,
    leftOut: [...leftOut, ...refused].toSorted((a, b) => a.line - b.line),
    problems: isEmpty ? [{ line: 1, message: says.noQuestions }] : problems,
  }
}
