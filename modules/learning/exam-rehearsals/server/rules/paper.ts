import { isCheckedByPerson, type TaskKind } from '@school/tasks/contract'
import type { Paper, Scale, SharedText } from '../../contract/index.ts'

export interface PaperTask {
  number: number
  /** Most primary points. */
  points: number
  theme: string
  /** Checked by a person by criteria. */
  isByPerson?: boolean
}

/** The official paper as the content describes it. */
export interface KeptPaper {
  year: number
  source: string
  minutes: number
  parts: { title: string; about: string; from: number; to: number }[]
  tasks: PaperTask[]
  allowed: string[]
  forbidden: string[]
  scale: Scale
  referenceHtml: string | null
  sharedTexts: SharedText[]
}

const sumOf = (tasks: readonly PaperTask[]): number => tasks.reduce((sum, { points }) => sum + points, 0)

export const tasksOfPart = <T extends { number: number }>(
  { from, to }: { from: number; to: number },
  tasks: readonly T[],
): T[] => tasks.filter(({ number }) => number >= from && number <= to)

/** @param tasksCount how many tasks of the paper this rehearsal has, from the first on */
export const presentParts = ({ parts, tasks }: KeptPaper, tasksCount: number): Paper['parts'] =>
  parts.map((part) => ({
    ...part,
    maxPoints: sumOf(tasksOfPart(part, tasks)),
    isHere: part.to <= tasksCount,
    isByPerson: tasksOfPart(part, tasks).some(({ isByPerson }) => isByPerson),
  }))

export const maxPrimaryOf = ({ tasks }: KeptPaper): number => sumOf(tasks)

export const presentPaper = (paper: KeptPaper, tasksCount: number): Paper => ({
  year: paper.year,
  source: paper.source,
  parts: presentParts(paper, tasksCount),
  tasksCount: paper.tasks.length,
  maxPoints: maxPrimaryOf(paper),
  allowed: paper.allowed,
  forbidden: paper.forbidden,
  scale: paper.scale,
})

/** Whether people check some of its answers. */
export const isCheckedByPeople = ({ tasks }: KeptPaper): boolean => tasks.some(({ isByPerson }) => isByPerson)

const appealDays = 7
const dayMs = 24 * 3_600_000

/** The deadline of an appeal; `null` for a short answer, which is judged by its key. */
export const appealUntil = (kind: TaskKind, judgedAt: Date | null): Date | null =>
  judgedAt && isCheckedByPerson(kind) ? new Date(judgedAt.getTime() + appealDays * dayMs) : null
