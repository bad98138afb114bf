import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { teacherFeed } from '@school/today/server'
import { classLoadRoutes } from './class-load-routes.ts'
import { assigningOfDemo } from './demo-assigning.ts'
import { keptRoutes } from './kept-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { assigningPart } from './person-part.ts'
import { repeatHomeworks } from './repeat-jobs.ts'
import { teacherRoutes } from './teacher-routes.ts'
import { dueForTeacher } from './teacher-today.ts'

export { accessManaged, accessPublished, accessOutsideWebinar } from './access.ts'
export { firstTrySql, isFirstTrySql, isJudgedSql } from './first-try.ts'
export { lockManaged, type ManagedRow } from './managed-queries.ts'
export { readManaged } from './read-managed.ts'
export { listNotBegun } from './reminding.ts'
export { scaleInOrder } from './rules/statement.ts'
export { listAllSets, type SetOfAssignment } from './set-queries.ts'
export { scaleOfTeacher, usualScale } from './usual-scale.ts'

export const assigningModule: ServerModule = {
  name: 'assigning',
  routes: [...libraryRoutes, ...teacherRoutes, ...classLoadRoutes, ...keptRoutes],
  extensions: [
    extend(personPart, assigningPart),
    extend(teacherFeed, dueForTeacher),
    extend(demoPart, assigningOfDemo),
  ],
  jobs: [repeatHomeworks],
}
