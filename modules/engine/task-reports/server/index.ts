import { demoPart, personPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { reportsOfDemo } from './demo.ts'
import { taskReportsPart } from './person-part.ts'
import { reportRoutes } from './routes.ts'

export { taskMeeting } from './routes.ts'

export const taskReportsRoom: Room = {
  name: 'task-reports',
  routes: reportRoutes,
  extensions: [extend(personPart, taskReportsPart), extend(demoPart, reportsOfDemo)],
}
