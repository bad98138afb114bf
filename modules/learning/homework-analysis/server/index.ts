import type { ServerModule } from '@school/kernel/server'
import { homeworkAnalysisRoutes } from './routes.ts'

export { listMarksSince } from './mark-queries.ts'
export { type CopyMark, listMarksOf } from './marks-of.ts'

export const homeworkAnalysisModule: ServerModule = {
  name: 'homework-analysis',
  routes: homeworkAnalysisRoutes,
}
