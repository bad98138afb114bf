import { handle, type ServerModule } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { classFile } from './class-file.ts'
import { readClassPage } from './class-page.ts'
import { readClasses } from './classes.ts'
import { readDashboard } from './dashboard.ts'
import { statisticsFile } from './statistics-file.ts'
import { readStatistics } from './statistics.ts'
import { teacherStatisticsFile } from './teacher-statistics-file.ts'
import { readTeacherStatistics } from './teacher-statistics.ts'

export const teacherDashboardModule: ServerModule = {
  name: 'teacher-dashboard',
  routes: [
    handle(contract.getDashboard, readDashboard),
    handle(contract.listClasses, readClasses),
    handle(contract.getClass, (ctx, { params }) => readClassPage(ctx, params.schoolClassId)),
    handle(contract.saveClass, async (ctx, { params, query }) =>
      classFile(await readClassPage(ctx, params.schoolClassId), query.format),
    ),
    handle(contract.getClassStatistics, (ctx, { params, query }) =>
      readStatistics(ctx, params.schoolClassId, query),
    ),
    handle(contract.saveClassStatistics, async (ctx, { params, query }) =>
      statisticsFile(await readStatistics(ctx, params.schoolClassId, query), query.format),
    ),
    handle(contract.getTeacherStatistics, (ctx, { query }) => readTeacherStatistics(ctx, query)),
    handle(contract.saveTeacherStatistics, async (ctx, { query: { of, format, ...wanted } }) =>
      teacherStatisticsFile(await readTeacherStatistics(ctx, wanted), of, format),
    ),
  ],
}
