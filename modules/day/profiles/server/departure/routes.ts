import { accountOf, findUser } from '@school/users/server'
import { restoreAccount, erasedOn, isFresh, leave } from '@school/accounts/server'
import { familyErrors } from '@school/families/contract'
import { type Ctx, handle, handleAfter, refusals } from '@school/kernel/server'
import { listClassesAlone } from '@school/school-classes/server'
import * as contract from '../../contract/index.ts'
import { accessChildDeparture, accessDeparture, closeOwnAccount, obstacleFor } from './access.ts'
import { proveOneself } from '../prove.ts'
import { countChildren, listLeaving } from './queries.ts'

const refuse = refusals(familyErrors)

async function readDeparture(ctx: Ctx): Promise<contract.Departure> {
  const account = accountOf(ctx)
  const [obstacle, classes, children, user] = await Promise.all([
    obstacleFor(ctx, account),
    listClassesAlone(ctx.sql, account.id),
    countChildren(ctx.sql, account.id),
    findUser(ctx.db, account.id),
  ])
  return {
    hasPassword: user!.passwordHash !== null,
    obstacle,
    classesAlone: classes.map(({ gradeIndex, letter }) => `${gradeIndex}${letter}`),
    children,
  }
}

async function presentLeaving(ctx: Ctx): Promise<contract.LeavingChild[]> {
  const rows = await listLeaving(ctx.sql, ctx.viewer.id)
  return rows.map(({ childId, firstName, askedAt }) => ({
    childId,
    firstName,
    erasedOn: erasedOn(askedAt).toISOString(),
  }))
}

const refuseProfile = refusals(contract.profilesErrors)

async function depart(ctx: Ctx): Promise<{ erasedOn: string }> {
  const { id } = await accessDeparture(ctx)
  await closeOwnAccount(ctx, id)
  ctx.visit.signOut()
  return { erasedOn: erasedOn(ctx.now).toISOString() }
}

export const departureRoutes = [
  handle(contract.getDeparture, readDeparture),

  handleAfter(
    contract.depart,
    (ctx, { body }) => proveOneself(ctx, body.user.currentPassword, 'departure_stale_session'),
    depart,
  ),

  handle(contract.departMe, async (ctx) => {
    if (!(await isFresh(ctx))) throw refuseProfile('departure_stale_session')
    return depart(ctx)
  }),

  handle(contract.listLeavingChildren, presentLeaving),

  handleAfter(
    contract.departChild,
    async (ctx, { params, body }) => {
      await accessChildDeparture(ctx, params.childId)
      await proveOneself(ctx, body.user.currentPassword, 'departure_stale_session')
    },
    async (ctx, { params }) => {
      await leave(ctx, params.childId, ctx.viewer.id)
      return presentLeaving(ctx)
    },
  ),

  handle(contract.returnChild, async (ctx, { params }) => {
    const leaving = await listLeaving(ctx.sql, ctx.viewer.id)
    if (!leaving.some(({ childId }) => childId === params.childId)) throw refuse('family_child_not_found')
    await restoreAccount(ctx, params.childId)
    return presentLeaving(ctx)
  }),
]
