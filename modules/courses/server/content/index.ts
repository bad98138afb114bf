export { readSchoolContent } from './read-school.ts'
export type {
  CourseContent,
  CourseLevel,
  DisciplineContent,
  LessonContent,
  NotesContent,
  SchoolContent,
  TeacherContent,
  VideoContent,
} from './school-content.ts'
