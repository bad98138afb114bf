import type { Response } from '../../contract/index.ts'
import type { RubricForPerson } from '../rubric.ts'
import { buildQuestionAndRubric } from './build.ts'
import { composeAnswer } from './build-compose.ts'
import { groupingAnswer } from './build-grouping.ts'
import { markedAnswer } from './build-mark-words.ts'
import { matchingAnswer } from './build-matching.ts'
import { orderingAnswer } from './build-ordering.ts'
import type { TaskSource } from './schema.ts'
import type { Scribe } from './scribe.ts'
import type { Section } from './split-body.ts'
import type { Proof, TaskContent } from './task-content.ts'

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
    // Tasks checked by a person have no proof.
    case 'file':
    case 'essay':
      return { right: [], wrong: [] }
  }
}

const sumOfPoints = ({ criteria }: RubricForPerson): number =>
  criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)

export type ComposedTask = Omit<TaskContent, 'contentHash' | 'recipe'>

/** Composes a task from a parsed description; faults are reported to the scribe. */
export function composeTask(
  source: TaskSource,
  { statement, solution }: { statement: Section; solution: Section },
  scribe: Scribe,
): ComposedTask {
  const { question, rubric } = buildQuestionAndRubric(source, statement, scribe)
  const { title, kind, difficulty, skills } = source
  return {
    title,
    kind,
    difficulty,
    skills,
    maxScore: 'criteria' in rubric ? sumOfPoints(rubric) : 1,
    question,
    rubric,
    hints: source.hints.map((hint, index) => scribe.block(['hints', index], hint)),
    solutionHtml: scribe.section(solution),
    proof: proofOf(source),
  }
}
