import { type Problem } from '@school/markdown'
import { says, solutionHeading } from './ru.ts'

export interface Section {
  text: string
  /** Lines above the section in the body. */
  linesBefore: number
}

/** Divides the body of a task file into the statement and the solution. */
export function splitBody(body: string): { statement: Section; solution: Section; problems: Problem[] } {
  const lines = body.split('\n')
  const [first = lines.length, ...others] = lines.flatMap((line, index) =>
    solutionHeading.test(line) ? [index] : [],
  )
  const statement = { text: lines.slice(0, first).join('\n'), linesBefore: 0 }
  const solution = { text: lines.slice(first + 1).join('\n'), linesBefore: first + 1 }
  const problems: Problem[] = others.map((index) => ({ line: index + 1, message: says.twoSolutions }))
  if (statement.text.trim() === '') problems.push({ line: 1, message: says.emptyStatement })
  if (first === lines.length) problems.push({ line: lines.length, message: says.noSolution })
  else if (solution.text.trim() === '') problems.push({ line: first + 1, message: says.emptySolution })
  return { statement, solution, problems }
}
