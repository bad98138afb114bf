export interface Column {
  title: string
  /** In points; those of all columns together are the width between the margins, 511. */
  width: number
}

/** Parts of a document from top to bottom: plain data, drawn in a worker thread. */
export type Part =
  | { kind: 'heading'; text: string; size: number }
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [string, string])[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] }

/** In the foot of a document: the number of the page and of all of them. */
export const footMarks = { page: '{page}', pages: '{pages}' } as const
