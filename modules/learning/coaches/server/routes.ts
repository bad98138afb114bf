import { namesApart } from '@school/names/server'
import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessCoach, accessCoaches } from './data-access.ts'
import { addDocument, changeData, decide, removeDocument, sendData } from './data-actions.ts'
import { presentCard, presentChecked, presentOwnData } from './data-present.ts'
import { listCoachCards } from './data-queries.ts'
import {
  addSlot,
  addVacation,
  copyWeek,
  presentSchedule,
  removeSlot,
  removeVacation,
  setLimits,
} from './schedule-actions.ts'

export const routes = [
  handle(contract.getCoachData, presentOwnData),

  handle(contract.updateCoachData, async (ctx, { body }) => {
    await changeData(ctx, body)
    return presentOwnData(ctx)
  }),

  handle(contract.addCoachDocument, async (ctx, { body: { kind, fileId } }) => {
    await addDocument(ctx, kind, fileId)
    return presentOwnData(ctx)
  }),

  handle(contract.removeCoachDocument, async (ctx, { params }) => {
    await removeDocument(ctx, params.documentId)
    return presentOwnData(ctx)
  }),

  handle(contract.sendCoachData, async (ctx) => {
    await sendData(ctx)
    return presentOwnData(ctx)
  }),

  handle(contract.listCoaches, async (ctx, { query }) => {
    accessCoaches(ctx)
    const { rows, total } = await listCoachCards(ctx.sql, query.q?.stateEq ?? 'on_check', query)
    const cards = await namesApart(ctx.sql, rows.map(presentCard), { id: 'coachId', name: 'name' })
    return { rows: cards, total }
  }),

  handle(contract.getCoach, async (ctx, { params }) => {
    const { user, data } = await accessCoach(ctx, params.coachId)
    return presentChecked(ctx, user, data)
  }),

  handle(contract.decideCoach, async (ctx, { params, body }) => {
    const { user } = await accessCoach(ctx, params.coachId)
    await decide(ctx, user, body)
    const after = await accessCoach(ctx, params.coachId)
    return presentChecked(ctx, after.user, after.data)
  }),

  handle(contract.getCoachSchedule, (ctx, { query }) => presentSchedule(ctx, query.dateFrom)),

  handle(contract.addCoachSlot, async (ctx, { body }) => {
    await addSlot(ctx, body)
    return null
  }),

  handle(contract.removeCoachSlot, async (ctx, { params }) => {
    await removeSlot(ctx, params.slotId)
    return null
  }),

  handle(contract.copyCoachWeek, (ctx, { body }) => copyWeek(ctx, body.fromWeek, body.toWeek)),

  handle(contract.setCoachLimits, async (ctx, { body }) => {
    await setLimits(ctx, body)
    return null
  }),

  handle(contract.addCoachVacation, async (ctx, { body }) => {
    await addVacation(ctx, body.from, body.to)
    return null
  }),

  handle(contract.removeCoachVacation, async (ctx, { params }) => {
    await removeVacation(ctx, params.vacationId)
    return null
  }),
]
