import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { reportsOfDemo } from './demo.ts'
import { taskReportsPart } from './person-part.ts'
import { reportRoutes } from './routes.ts'

export { taskMeeting } from './routes.ts'

export const taskReportsModule: ServerModule = {
  name: 'task-reports',
  routes: reportRoutes,
  extensions: [extend(personPart, taskReportsPart), extend(demoPart, reportsOfDemo)],
}
