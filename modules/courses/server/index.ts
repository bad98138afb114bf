import type { Room } from '@school/kernel/server'
import { answers } from './routes.ts'
import { searchable } from './searchable.ts'

export { accessCourse, taskCan } from './access.ts'
export { listCourseCards, type StandingCard } from './cards.ts'
export {
  type ContentProblem,
  Desk,
  hashOf,
  keyPattern,
  type LessonTask,
  readSchoolContent,
  readTasks,
} from './content/index.ts'
export { readCourse } from './course.ts'
export { loadSchoolContent, type LoadReport } from './load.ts'
export { isMediaAllowed } from './media.ts'
export { presentDiscipline } from './present.ts'
export { courseAccess } from './rules.ts'
export { seedEnrollments, seedLessonViews, type EnrollmentSeed, type LessonViewSeed } from './seed.ts'

export const coursesRoom: Room = { name: 'courses', answers, searchable }
