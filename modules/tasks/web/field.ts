import type { Response, Verdict } from '../contract/index.ts'

/** What every field of an answer is given. */
export interface FieldProps {
  onChange: (value: Response) => void
  disabled: boolean
  /** Id of the element that holds the statement: the fields are described by it. */
  statementId: string
  marks: Verdict['parts']
}

export const markOf = (marks: Verdict['parts'], id: string) => marks.find((part) => part.id === id)?.mark
