/** What of a person a list brings. */
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
