import { accessReset } from '@school/accounts/server'
import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { pupilWorks } from '@school/school-classes/server'
import { progressPart } from './person-part.ts'
import { routes } from './routes.ts'
import { countWorksSql } from './works.ts'
import { progressDemo } from './sharing/demo.ts'
import { revokeShares } from './sharing/queries.ts'

export const progressModule: ServerModule = {
  name: 'progress',
  routes,
  extensions: [
    extend(personPart, progressPart),
    extend(accessReset, revokeShares),
    extend(demoPart, progressDemo),
    extend(pupilWorks, countWorksSql),
  ],
}
