import { extend, type Room } from '@school/kernel/server'
import { workPolicy } from '@school/works/server'
import { libraryAnswers } from './library-routes.ts'
import { homeworkPolicy } from './policy.ts'
import { pupilAnswers } from './pupil-routes.ts'
import { teacherAnswers } from './teacher-routes.ts'
import { closeWebinarHomeworks } from './webinar-jobs.ts'
import { webinarAnswers } from './webinar-routes.ts'

export { loadHomeworks } from './load.ts'
export { readHomeworks, type HomeworksContent } from './read.ts'
export { seedHomeworks, type HomeworkSeed } from './seed.ts'

export const homeworksRoom: Room = {
  name: 'homeworks',
  answers: [...pupilAnswers, ...libraryAnswers, ...teacherAnswers, ...webinarAnswers],
  extensions: [extend(workPolicy, homeworkPolicy)],
  jobs: [closeWebinarHomeworks],
}
