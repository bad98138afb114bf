import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { answerReader } from '@school/files/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { teacherFeed } from '@school/today/server'
import { keptCommentsOfDemo } from './comments/demo.ts'
import { commentRoutes } from './comments/routes.ts'
import { routes } from './routes.ts'
import { readingOfAnswers } from './scope.ts'
import { checksForTeacher } from './teacher-today.ts'
import { reviewsPart } from './person-part.ts'

export { decideAppeal, fileAppeal } from './appeals/actions.ts'
export { accessAppealedAnswer, listAppealCards, readTaskAppeals } from './appeals/read.ts'
export { seedAppeal, seedSecondLook } from './appeals/seed.ts'
export { workOfHomework } from './scope.ts'

export const reviewsModule: ServerModule = {
  name: 'reviews',
  routes: [...routes, ...commentRoutes],
  extensions: [
    extend(personPart, reviewsPart),
    extend(demoPart, keptCommentsOfDemo),
    extend(answerReader, readingOfAnswers),
    extend(teacherFeed, checksForTeacher),
  ],
}
