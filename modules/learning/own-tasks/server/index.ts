import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import type { FileStore } from '@school/files/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { foreignTasks } from '@school/works/server'
import { ownTasksOfDemo } from './demo.ts'
import { ownTasksPart } from './person-part.ts'
import { listForeignTasks } from './queries.ts'
import { routesOf } from './routes.ts'

export { isOwnOrShared, isSharedWithSql } from './queries.ts'
export { type ListedSkill, skillList } from './skill-list.ts'

/** @param store where pictures of tasks lie */
export const ownTasksModuleOf = (store: FileStore): ServerModule => ({
  name: 'own-tasks',
  routes: routesOf(store),
  extensions: [
    extend(personPart, ownTasksPart),
    extend(demoPart, ownTasksOfDemo),
    extend(foreignTasks, listForeignTasks),
  ],
})
