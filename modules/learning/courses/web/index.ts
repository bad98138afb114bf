export {
  courseQuery,
  lessonQuery,
  taughtLessonQuery,
  lessonNotesQuery,
  lessonTasksQuery,
  lessonTaskQuery,
  pupilQuestionsQuery,
  waitingQuestionsQuery,
  lessonOpinionsQuery,
  taskPreviewQuery,
} from './queries.ts'
export { Outcomes, TeacherLine } from './CourseAbout.tsx'
export { EnrollButton } from './EnrollButton.tsx'
export { EnrollCard } from './EnrollCard.tsx'
export { joinedCourse } from './joined-course.ts'
export { JoinOnArrival } from './joining-later.ts'
export { enrollMark } from './joining.ts'
export { LessonList } from './LessonList.tsx'
export { isFinished } from './lesson-standing.ts'
export { levelText, sizeText } from './ru-size.ts'
export { shownTaught } from './taught/rules.ts'
export { shownTask } from './lesson/rules.ts'
