export { agent, Belogorsk, codeOf, openBelogorsk } from './belogorsk.ts'
export { turnFlags } from './brand-flags.ts'
export { leaksIn, LogOfStories, logOfStories } from './log-of-stories.ts'
export { openIn, StoryBrowser } from './browser.ts'
export { meetAt } from './meeting.ts'
export { formWith } from './form-with.ts'
export { Metrics } from './metrics.ts'
export { attemptIn, isLast, judged, solverOf, taskOf, taskStanding, underWay } from './objects.ts'
export { Person, type Reply } from './person.ts'
export { statementsSent } from './statements-sent.ts'
export { race, together } from './together.ts'
export { answerWrongly, listVisits, type ModuleVisits } from './visits.ts'
export { securityEventsDuring } from './security-events.ts'
export {
  openDemoSchool,
  openOwnSchool,
  openSchool,
  openTestSchool,
  sign,
  TestSchool,
  today,
} from './school.ts'
export { serverModules } from '../modules.ts'
