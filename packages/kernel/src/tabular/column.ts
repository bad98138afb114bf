import type { PersonColumn } from '../contract/person-columns.ts'

/** What else a column may be: recognised so that it is not made into a name. */
export type Column =
  | PersonColumn
  | 'number'
  | 'gender'
  | 'birthday'
  | 'phone'
  | 'email'
  | 'role'
  | 'document'
  | 'login'
  | 'other'
