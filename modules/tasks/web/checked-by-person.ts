import type { TaskKind } from '../contract/index.ts'

// As in the contract, which the browser has as types only.
/** Answers that a person checks by criteria. */
export const isCheckedByPerson = (kind: TaskKind): kind is 'file' | 'essay' =>
  kind === 'file' || kind === 'essay'
