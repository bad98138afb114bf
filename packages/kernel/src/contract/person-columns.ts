/** Columns that describe a person in a list. */
export const personColumns = [
  'fullName',
  'lastName',
  'firstName',
  'middleName',
  'firstAndMiddle',
  'className',
  'grade',
  'letter',
] as const
export type PersonColumn = (typeof personColumns)[number]
