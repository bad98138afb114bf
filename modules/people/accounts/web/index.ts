export {
  accountEventsQuery,
  demoAccountsQuery,
  profileQuery,
  returningQuery,
  sessionsQuery,
} from './queries.ts'
export { chosenGrade } from './chosen-grade.ts'
export { contactOf } from './contact.ts'
export { PasswordMeter } from './PasswordMeter.tsx'
export { RoleFields } from './RoleFields.tsx'
export { t as accountTexts } from './ru-account.ts'
export { SlipEntry } from './SlipEntry.tsx'
