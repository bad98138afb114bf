import { presentDiscipline } from '@school/disciplines/server'
import { handle, type Ctx } from '@school/kernel/server'
import type { Attempt } from '@school/works/contract'
import { type WebinarCard, webinarStateOf } from '@school/homeworks/contract'
import { accessPublished, readManaged } from '@school/assigning/server'
import * as works from '@school/works/server'
import type { BegunWebinarHomework, WebinarHomework } from '../contract/webinar-homework.ts'
import { refuse, accessWebinar, accessOpen } from './access.ts'
import { closeForWebinar, openForWebinar, prolongForWebinar } from './webinar-actions.ts'
import { keepOpen, type WebinarHomeworkRow, listNearWebinars } from './webinar-queries.ts'
import * as contract from '../contract/index.ts'

const entranceOf = ({ workId, schoolClassId }: WebinarHomeworkRow): works.Entrance => ({
  workId,
  classIds: [schoolClassId],
})

const presentWebinar = (row: WebinarHomeworkRow): WebinarCard => ({
  id: row.webinarId,
  title: row.webinarTitle,
  teacherName: row.teacherName,
  discipline: presentDiscipline(row),
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  state: webinarStateOf(row),
})

const present = (row: WebinarHomeworkRow, attempt: Attempt | null, now: Date): WebinarHomework => ({
  webinar: presentWebinar(row),
  homeworkId: row.homeworkId,
  title: row.title,
  introHtml: row.introHtml,
  tasksCount: row.tasksCount,
  answersUntil: row.answersUntil?.toISOString() ?? null,
  attempt,
  serverNow: now.toISOString(),
})

const presentBegun = (row: WebinarHomeworkRow, attempt: Attempt, now: Date): BegunWebinarHomework => ({
  ...present(row, attempt, now),
  attempt,
})

const pupilRoutes = [
  handle(contract.getWebinarHomework, async (ctx, { params }) => {
    const row = await accessWebinar(ctx, params.webinarId)
    return present(row, await works.readAttempt(ctx, row.workId), ctx.now)
  }),

  handle(contract.startWebinarHomework, async (ctx, { params, body }) => {
    const row = await accessOpen(ctx, params.webinarId)
    if (!(await keepOpen(ctx.sql, row.homeworkId))) throw refuse('webinar_homework_closed')
    return presentBegun(row, await works.startAttempt(ctx, entranceOf(row), body.holder), ctx.now)
  }),
]

const teacherRoutes = [
  handle(contract.openForWebinar, async (ctx, { params, body }) => {
    await openForWebinar(ctx, await accessPublished(ctx, params.homeworkId), body.minutes)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.prolongForWebinar, async (ctx, { params, body }) => {
    await prolongForWebinar(ctx, await accessPublished(ctx, params.homeworkId), body.minutes)
    return readManaged(ctx, params.homeworkId)
  }),

  handle(contract.closeForWebinar, async (ctx, { params }) => {
    const homework = await accessPublished(ctx, params.homeworkId)
    if (!(await closeForWebinar(ctx, homework.id))) throw refuse('not_of_webinar')
    return readManaged(ctx, params.homeworkId)
  }),
]

export const webinarRoutes = [...pupilRoutes, ...teacherRoutes]

/** Webinars of the viewer's classes whose homework is not closed. */
export const readNearWebinars = async (ctx: Ctx): Promise<WebinarCard[]> =>
  (await listNearWebinars(ctx.sql, ctx.viewer.id, ctx.now)).map(presentWebinar)
