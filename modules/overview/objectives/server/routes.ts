import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessChildZone, zoneOf } from './access.ts'
import {
  acceptProposed,
  archiveOwn,
  claimReached,
  declineProposed,
  moveExpired,
  readChanged,
  setOwn,
} from './actions.ts'
import { proposeAsParent, supportAsParent, thankAsParent, withdrawAsParent } from './family.ts'
import { readOptions } from './options.ts'
import { readList, readListForParent } from './present.ts'
import { propose, withdraw } from './proposing.ts'
import { archiveOfTeacher, claimOfTeacher, moveOfTeacher, setOfTeacher } from './teacher-actions.ts'
import { readTeacherObjective, readTeacherObjectives } from './teacher.ts'
import { listClasses } from './teacher-queries.ts'

const pupilRoutes = [
  handle(contract.listObjectives, (ctx, { query }) =>
    readList(ctx, ctx.viewer.id, query.q.stateEq ?? 'active', zoneOf(ctx)),
  ),

  handle(contract.getObjectiveOptions, (ctx, { query }) => readOptions(ctx, query.gradeIndex)),

  handle(contract.setObjective, async (ctx, { body }) => readChanged(ctx, await setOwn(ctx, body))),

  handle(contract.acceptObjective, async (ctx, { params }) => {
    await acceptProposed(ctx, params.objectiveId)
    return readChanged(ctx, params.objectiveId)
  }),

  handle(contract.declineObjective, async (ctx, { params, body }) => {
    await declineProposed(ctx, params.objectiveId, body.words)
    return readChanged(ctx, params.objectiveId)
  }),

  handle(contract.claimObjective, async (ctx, { params }) => {
    await claimReached(ctx, params.objectiveId)
    return readChanged(ctx, params.objectiveId)
  }),

  handle(contract.moveObjective, async (ctx, { params, body }) => {
    await moveExpired(ctx, params.objectiveId, body.dueOn)
    return readChanged(ctx, params.objectiveId)
  }),

  handle(contract.archiveObjective, async (ctx, { params }) => {
    await archiveOwn(ctx, params.objectiveId)
    return readChanged(ctx, params.objectiveId)
  }),
]

const familyRoutes = [
  handle(contract.listChildObjectives, async (ctx, { params: { childId } }) =>
    readListForParent(ctx, childId, await accessChildZone(ctx, childId)),
  ),

  handle(contract.proposeToChild, async (ctx, { params, body }) =>
    readChanged(ctx, await proposeAsParent(ctx, params.childId, body)),
  ),

  handle(contract.supportObjective, async (ctx, { params: { objectiveId }, body }) => {
    await supportAsParent(ctx, objectiveId, body.reward)
    return readChanged(ctx, objectiveId)
  }),

  handle(contract.thankForObjective, async (ctx, { params: { objectiveId } }) => {
    await thankAsParent(ctx, objectiveId)
    return readChanged(ctx, objectiveId)
  }),

  handle(contract.withdrawFromChild, async (ctx, { params: { objectiveId } }) => {
    await withdrawAsParent(ctx, objectiveId)
    return null
  }),
]

const teacherRoutes = [
  handle(contract.listTeacherObjectives, (ctx, { query }) =>
    readTeacherObjectives(ctx, query.q.stateEq ?? 'active'),
  ),

  handle(contract.listObjectiveClasses, (ctx) => listClasses(ctx.sql, ctx.viewer.id)),

  handle(contract.setTeacherObjective, async (ctx, { body }) =>
    readTeacherObjective(ctx, await setOfTeacher(ctx, body)),
  ),

  handle(contract.claimTeacherObjective, async (ctx, { params }) => {
    await claimOfTeacher(ctx, params.teacherObjectiveId)
    return readTeacherObjective(ctx, params.teacherObjectiveId)
  }),

  handle(contract.moveTeacherObjective, async (ctx, { params, body }) => {
    await moveOfTeacher(ctx, params.teacherObjectiveId, body.dueOn)
    return readTeacherObjective(ctx, params.teacherObjectiveId)
  }),

  handle(contract.archiveTeacherObjective, async (ctx, { params }) => {
    await archiveOfTeacher(ctx, params.teacherObjectiveId)
    return readTeacherObjective(ctx, params.teacherObjectiveId)
  }),

  handle(contract.proposeToClass, (ctx, { params, body }) => propose(ctx, params.schoolClassId, body)),

  handle(contract.withdrawProposal, async (ctx, { params }) => {
    await withdraw(ctx, params.proposalId)
    return null
  }),
]

export const routes = [...pupilRoutes, ...familyRoutes, ...teacherRoutes]
