/** What is wrong in a text, for its author. `line` counts from 1 in the text that was given. */
export interface Problem {
  line: number
  message: string
}

/** Moves problems of a part of a file to the lines of the whole file. */
export const shifted = (problems: readonly Problem[], linesBefore: number): Problem[] =>
  problems.map(({ line, message }) => ({ line: line + linesBefore, message }))
