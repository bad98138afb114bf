/** What is read in one breath: the statement, an option. */
export interface ReadPart {
  id: string
  text: string
}

export const statementPart = 'statement'
