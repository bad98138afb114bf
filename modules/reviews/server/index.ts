import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'

export { decideAppeal, fileAppeal } from './appeals/actions.ts'
export { listAppealCards, readTaskAppeals } from './appeals/read.ts'
export { seedAppeal, seedSecondLook } from './appeals/seed.ts'
export { mayReadAnswersOf, workOfHomework } from './scope.ts'

export const reviewsRoom: Room = { name: 'reviews', routes }
