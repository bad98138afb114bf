export { leaksIn, LogOfStories, logOfStories } from './log-of-stories.ts'
export { meetAt } from './meeting.ts'
export { Person, type Reply } from './person.ts'
export { openSchool, openTestSchool, TestSchool, today } from './school.ts'
