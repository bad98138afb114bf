export { leaksIn, LogOfStories, logOfStories } from './log-of-stories.ts'
export { meetAt } from './meeting.ts'
export { Person, type Reply } from './person.ts'
export { openDemoSchool, openOwnSchool, openSchool, openTestSchool, TestSchool, today } from './school.ts'
