export { readSchoolContent } from './read-school.ts'
export { readVideos } from './read-videos.ts'
export { sentencesOf } from './sentences.ts'
export type {
  CourseContent,
  CourseLevel,
  FilmRecord,
  LessonContent,
  NotesContent,
  SchoolContent,
  TeacherContent,
  Slide,
  VideoContent,
} from './school-content.ts'
