import type { Room } from '@school/kernel/server'
import { homeworkAnalysisRoutes } from './routes.ts'

export { listMarksSince } from './mark-queries.ts'
export { type CopyMark, listMarksOf } from './marks-of.ts'

export const homeworkAnalysisRoom: Room = { name: 'homework-analysis', routes: homeworkAnalysisRoutes }
