import type { FileStore } from '@school/files/server'
import {
  type Ctx,
  dispositionOf,
  FileReply,
  handle,
  handleAfter,
  madeFile,
  type Route,
} from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessAsSeen, accessSeenTask, accessTaskToChange, refuse } from './access.ts'
import * as actions from './actions.ts'
import { giftFileOf } from './exporting/gift-of.ts'
import { says } from './exporting/ru.ts'
import { importOwnTasks, readImport } from './importing/import.ts'
import { presentCard, readOwnTask } from './present.ts'
import { findPicture, listDisciplines, listLabels, listOwnSources, listOwnTasks } from './queries.ts'
import { skillList } from './skill-list.ts'
import { listVariants, tryOwnTask } from './trying.ts'

async function readOptions(ctx: Ctx): Promise<contract.OwnTaskOptions> {
  const [disciplines, labels, ...skills] = await Promise.all([
    listDisciplines(ctx.sql),
    listLabels(ctx.sql, ctx.viewer.id),
    ...ctx.extensions(skillList).map((list) => list(ctx.sql)),
  ])
  return { disciplines, labels, skills: skills.flat() }
}

const listRoutes = [
  handle(contract.listOwnTasks, async (ctx, { query }) => {
    const { rows, total } = await listOwnTasks(ctx, query.q, query)
    return { rows: rows.map((row) => presentCard(ctx, row)), total }
  }),

  handle(contract.saveOwnTasks, async (ctx, { query }) => {
    const { text } = giftFileOf(await listOwnSources(ctx, query.q))
    return madeFile('text/plain; charset=utf-8', `${says.file}.gift`, text)
  }),

  handle(contract.getOwnTaskOptions, readOptions),

  handle(contract.shareOwnTaskLabel, async (ctx, { params, body }) => {
    await actions.shareLabel(ctx, params.labelId, body.isShared)
    return readOptions(ctx)
  }),
]

const taskRoutes = [
  handle(contract.createOwnTask, async (ctx, { body }) =>
    readOwnTask(ctx, await actions.beginOwnTask(ctx, body.source, body.insteadOf)),
  ),

  handle(contract.getOwnTask, (ctx, { params }) => readOwnTask(ctx, params.ownTaskId)),

  handle(contract.saveOwnTask, async (ctx, { params, body }) => {
    const { version, ...asked } = body
    const task = await accessAsSeen(ctx, params.ownTaskId, { version, asked })
    if (task) await actions.saveOwnTask(ctx, task, body.source)
    return readOwnTask(ctx, params.ownTaskId)
  }),

  handle(contract.readyOwnTask, async (ctx, { params, body }) => {
    const task = await accessAsSeen(ctx, params.ownTaskId, { version: body.version, asked: {} })
    const read = task ? await actions.makeReady(ctx, task) : undefined
    return readOwnTask(ctx, params.ownTaskId, read)
  }),

  handle(contract.archiveOwnTask, async (ctx, { params, body }) => {
    const task = await accessTaskToChange(ctx, params.ownTaskId)
    await actions.archiveOwnTask(ctx, task, body.isArchived)
    return readOwnTask(ctx, task.id)
  }),

  handle(contract.shareOwnTask, async (ctx, { params, body }) => {
    const task = await accessTaskToChange(ctx, params.ownTaskId)
    await actions.shareOwnTask(ctx, task, body.isShared)
    return readOwnTask(ctx, task.id)
  }),

  handle(contract.copyOwnTask, async (ctx, { params }) => {
    const task = await accessSeenTask(ctx, params.ownTaskId)
    return readOwnTask(ctx, await actions.copyOwnTask(ctx, task))
  }),

  handle(contract.deleteOwnTask, async (ctx, { params }) => {
    await actions.deleteOwnTask(ctx, await accessTaskToChange(ctx, params.ownTaskId))
    return null
  }),
]

const tryingRoutes = [
  handle(contract.listOwnTaskVariants, async (ctx, { params }) =>
    listVariants(ctx, await accessSeenTask(ctx, params.ownTaskId)),
  ),

  handle(contract.tryOwnTask, async (ctx, { params, body }) =>
    tryOwnTask(ctx, await accessSeenTask(ctx, params.ownTaskId), body.response, body.variant),
  ),
]

export const routesOf = (store: FileStore): Route[] => [
  ...listRoutes,
  ...taskRoutes,
  ...tryingRoutes,

  handleAfter(
    contract.importOwnTasks,
    (_, { body }) => readImport(store, body),
    (ctx, { body }, read) => importOwnTasks(ctx, body, read),
  ),

  handle(contract.getOwnTaskPicture, async (ctx, { params }) => {
    const picture = await findPicture(ctx.sql, params.fileId)
    // Small enough to be sent by the server: a signed bucket address would differ on every page.
    const stream = picture && (await store.open(picture.id))
    if (!picture || !stream) throw refuse('own_task_picture_not_found')
    return new FileReply({ ...picture, disposition: dispositionOf(picture.name, true), stream })
  }),
]
