import type { Response, TaskKind, Verdict } from '@school/tasks/contract'

/** Common props of all answer fields. */
export interface FieldProps {
  onChange: (value: Response) => void
  disabled: boolean
  /** Id of the element that holds the statement: the fields are described by it. */
  statementId: string
  marks: Verdict['parts']
}

export const markOf = (marks: Verdict['parts'], id: string) => marks.find((part) => part.id === id)?.mark

// As in the contract, of which the browser imports only types.
/** Answers that a person checks by criteria. */
export const isCheckedByPerson = (kind: TaskKind): kind is 'file' | 'essay' =>
  kind === 'file' || kind === 'essay'
