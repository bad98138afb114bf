export { EmailActions } from './EmailActions.tsx'
export { PhoneActions } from './PhoneActions.tsx'
export { emailLinkQuery, recoveryQuery } from './queries.ts'
export { WaysIn } from './WaysIn.tsx'
