export { Person, type Reply } from './person.ts'
export { openTestSchool, TestSchool, today } from './school.ts'
