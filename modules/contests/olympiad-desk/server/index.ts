import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { type PacketSettings, classRooms } from '@school/olympiad-conduct/server'
import { stageAdmission, stageInvitations } from '@school/olympiads/server'
import { readSchoolAdmission } from './accesses/admission.ts'
import { accessRoutes } from './accesses/routes.ts'
import { listInvitedStageIds } from './journal/invitation-queries.ts'
import { deskPart } from './journal/person-part.ts'
import { journalRoutesOf } from './journal/routes.ts'
import { deskOfDemo } from './school-desk/demo.ts'
import { listRooms } from './school-desk/readiness-queries.ts'
import { schoolDeskRoutes } from './school-desk/routes.ts'

export const olympiadDeskModuleOf = (settings: PacketSettings): ServerModule => ({
  name: 'olympiad-desk',
  routes: [...accessRoutes, ...schoolDeskRoutes, ...journalRoutesOf(settings)],
  extensions: [
    extend(personPart, deskPart),
    extend(demoPart, deskOfDemo),
    extend(stageAdmission, readSchoolAdmission),
    extend(stageInvitations, listInvitedStageIds),
    extend(classRooms, listRooms),
  ],
})
