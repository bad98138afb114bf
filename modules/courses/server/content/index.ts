export { Desk, hashOf } from './desk.ts'
export { readTasks } from './read-lesson.ts'
export { readSchoolContent } from './read-school.ts'
export { keyPattern } from './schema.ts'
export type {
  CourseContent,
  CourseLevel,
  DisciplineContent,
  LessonContent,
  LessonTask,
  NotesContent,
  SchoolContent,
  TeacherContent,
  VideoContent,
} from './school-content.ts'
