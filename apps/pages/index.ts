export { leaveAfterSignIn } from './after-sign-in.ts'
export { readAttemptTask } from './attempt-task.ts'
export { type CommonDocument, usePhoneWay } from './document.ts'
export type { RouteHandle } from './handle.ts'
export {
  browserChildLoader,
  browserLoader,
  homeOf,
  knownOrAsked,
  meQuery,
  orUnavailable,
  type PageQueries,
  serverChildLoader,
  serverLoader,
  startApp,
  titleBy,
  titleOf,
  titleText,
  useSearch,
  wholePageIfAbsent,
} from './loading.ts'
export { planDateOf } from './plan-date.ts'
export { progressHere } from './progress-here.ts'
export { SpeakToUser } from './SpeakToUser.tsx'
export { useUser } from './visitor.ts'
