import { createHash } from 'node:crypto'
import { type Problem, readFrontMatter, type ResolveImage } from '@school/markdown'
import type { Response } from '../../contract/index.ts'
import { buildFaces } from './build.ts'
import { composeAnswer } from './build-compose.ts'
import { groupingAnswer } from './build-grouping.ts'
import { markedAnswer } from './build-mark-words.ts'
import { matchingAnswer } from './build-matching.ts'
import { orderingAnswer } from './build-ordering.ts'
import { proofProblems } from './proof.ts'
import { says } from './ru.ts'
import { TaskSource } from './schema.ts'
import { Scribe } from './scribe.ts'
import { splitBody } from './split-body.ts'
import type { Proof, TaskContent } from './task-content.ts'

export interface ParsedTask {
  /** Null when the description can't be read at all. */
  task: TaskContent | null
  problems: Problem[]
}

/** The proof in the form of answers that a browser would send. */
function proofOf(source: TaskSource): Proof {
  const both = <A>(proof: { right: A[]; wrong: A[] }, asResponse: (answer: A) => Response): Proof => ({
    right: proof.right.map(asResponse),
    wrong: proof.wrong.map(asResponse),
  })
  switch (source.kind) {
    case 'single_choice':
      return both(source.proof, (choice) => ({ kind: 'single_choice', choice }))
    case 'multiple_choice':
      return both(source.proof, (choices) => ({ kind: 'multiple_choice', choices }))
    case 'gaps':
      return both(source.proof, (gaps) => ({ kind: 'gaps', gaps }))
    case 'number':
      return both(source.proof, (text) => ({ kind: 'number', text }))
    case 'short_text':
      return both(source.proof, (text) => ({ kind: 'short_text', text }))
    case 'ordering':
      return both(source.proof, orderingAnswer(source))
    case 'compose':
      return both(source.proof, composeAnswer(source))
    case 'matching':
      return both(source.proof, matchingAnswer(source))
    case 'grouping':
      return both(source.proof, groupingAnswer(source))
    case 'mark_words':
      return both(source.proof, markedAnswer(source))
    case 'table':
      return both(source.proof, (cells) => ({ kind: 'table', cells }))
    case 'number_line':
      return both(source.proof, ({ ends }) => ({ kind: 'number_line', ends }))
    case 'image_point':
      return both(source.proof, (points) => ({
        kind: 'image_point',
        points: points.map(([x, y]) => ({ x, y })),
      }))
  }
}

const hashOf = (content: Omit<TaskContent, 'contentHash' | 'proof'>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** Reads a task's Markdown file: renders it, builds its key and proves the key by the author's own answers. */
export function parseTask(text: string, resolveImage: ResolveImage): ParsedTask {
  const file = readFrontMatter(text, TaskSource)
  if (!file) return { task: null, problems: [{ line: 1, message: says.noFrontMatter }] }
  const { data: source, body, lineAt, linesBeforeBody } = file
  const scribe = new Scribe(resolveImage, lineAt, linesBeforeBody)
  const { statement, solution, problems } = splitBody(body)
  scribe.reportBody(problems)
  if (!source) return { task: null, problems: [...file.problems, ...scribe.problems] }

  const { question, rubric } = buildFaces(source, statement, scribe)
  const { title, kind, difficulty, skills } = source
  const hints = source.hints.map((hint, index) => scribe.block(['hints', index], hint))
  const stored = {
    title,
    kind,
    difficulty,
    skills,
    question,
    rubric,
    hints,
    solutionHtml: scribe.section(solution),
  }
  const task = { ...stored, proof: proofOf(source), contentHash: hashOf(stored) }
  const unproved = proofProblems(task).map(({ path, message }) => ({ line: lineAt(path), message }))
  return { task, problems: [...scribe.problems, ...unproved] }
}
