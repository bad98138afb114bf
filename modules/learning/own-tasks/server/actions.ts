import { lockUser } from '@school/users/server'
import { attachFiles } from '@school/files/server'
import type { Ctx } from '@school/kernel/server'
import { addTask, retireTasks, rewriteTask } from '@school/tasks/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OwnTaskSource, TaskPicture } from '../contract/own-task.ts'
import { refuse } from './access.ts'
import { descriptionOf } from './description.ts'
import { countOwnTasks, isVersionUsed, listDisciplines, listVersions, type OwnTaskRow } from './queries.ts'
import { readThoroughly, type ReadOwn } from './reading.ts'
import { says } from './ru.ts'
import { skillList } from './skill-list.ts'
import { ownTaskLabels, ownTaskPictures, ownTasks, ownTaskVersions } from './tables.ts'

const mostTasks = 2000
const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** @throws picture_unknown, picture_not_picture @param known pictures that a task has already, also of a colleague's */
async function keepPictures(
  ctx: Ctx,
  pictures: readonly TaskPicture[],
  known: readonly TaskPicture[],
): Promise<void> {
  const had = new Set(known.map(({ fileId }) => fileId))
  const fresh = [...new Set(pictures.map(({ fileId }) => fileId))].filter((id) => !had.has(id))
  if (fresh.length === 0) return
  const files = await attachFiles(ctx, ctx.viewer.id, fresh, ctx.now)
  if (!files) throw refuse('picture_unknown')
  if (files.some(({ type }) => !pictureTypes.includes(type))) throw refuse('picture_not_picture')
  await ctx.db
    .insert(ownTaskPictures)
    .values(fresh.map((fileId) => ({ fileId, addedAt: ctx.now })))
    .onConflictDoNothing()
}

/** The id of a label by its title; created when missing. */
async function labelOf(ctx: Ctx, title: string): Promise<number | null> {
  if (title === '') return null
  const [label] = await ctx.db
    .insert(ownTaskLabels)
    .values({ authorId: ctx.viewer.id, title })
    .onConflictDoUpdate({ target: [ownTaskLabels.authorId, ownTaskLabels.title], set: { title } })
    .returning({ id: ownTaskLabels.id })
  return label!.id
}

/** @throws discipline_unknown, skill_unknown */
async function check(ctx: Ctx, { disciplineId, skills }: OwnTaskSource): Promise<void> {
  const disciplines = await listDisciplines(ctx.sql)
  if (!disciplines.some(({ id }) => id === disciplineId)) throw refuse('discipline_unknown')
  if (skills.length === 0) return
  const lists = await Promise.all(ctx.extensions(skillList).map((list) => list(ctx.sql)))
  const known = new Set(lists.flat().map(({ key }) => key))
  if (!skills.every((key) => known.has(key))) throw refuse('skill_unknown')
}

/** Values of a source that have their own columns. */
const columnsOf = async (ctx: Ctx, source: OwnTaskSource) =>
  columnsUnder(ctx, source, await labelOf(ctx, source.label))

function columnsUnder(ctx: Ctx, source: OwnTaskSource, labelId: number | null) {
  const { title, kind, difficulty, disciplineId, skills } = source
  return {
    title: title.trim(),
    kind,
    difficulty,
    disciplineId,
    skills,
    hasVariants: 'parameters' in descriptionOf(source),
    labelId,
    source,
    updatedAt: ctx.now,
  }
}

/**
 * Adds drafts of one discipline and label, in a few statements for all of them. Their pictures are attached already.
 * @throws own_tasks_too_many, discipline_unknown
 */
export async function createDrafts(
  ctx: Ctx,
  drafts: readonly { source: OwnTaskSource; importHash: string }[],
): Promise<void> {
  const [first] = drafts
  if (!first) return
  if ((await countOwnTasks(ctx.sql, ctx.viewer.id)) + drafts.length > mostTasks)
    throw refuse('own_tasks_too_many')
  await check(ctx, first.source)
  const labelId = await labelOf(ctx, first.source.label)
  const own = { authorId: ctx.viewer.id, createdAt: ctx.now, isChanged: false }
  const rows = drafts.map(({ source, importHash }) => ({
    ...own,
    importHash,
    ...columnsUnder(ctx, source, labelId),
  }))
  for (let from = 0; from < rows.length; from += 100)
    await ctx.db.insert(ownTasks).values(rows.slice(from, from + 100))
  const fileIds = drafts.flatMap(({ source }) => source.pictures.map(({ fileId }) => fileId))
  if (fileIds.length > 0)
    await ctx.db.insert(ownTaskPictures).values(fileIds.map((fileId) => ({ fileId, addedAt: ctx.now })))
}

/** @returns the id of the new draft @throws own_tasks_too_many and what `check` throws */
export async function createOwnTask(
  ctx: Ctx,
  source: OwnTaskSource,
  { known = [] }: { known?: readonly TaskPicture[] } = {},
): Promise<number> {
  await lockUser(ctx.sql, ctx.viewer.id)
  if ((await countOwnTasks(ctx.sql, ctx.viewer.id)) >= mostTasks) throw refuse('own_tasks_too_many')
  await check(ctx, source)
  await keepPictures(ctx, source.pictures, known)
  const [made] = await ctx.db
    .insert(ownTasks)
    .values({
      authorId: ctx.viewer.id,
      createdAt: ctx.now,
      isChanged: false,
      ...(await columnsOf(ctx, source)),
    })
    .returning({ id: ownTasks.id })
  return made!.id
}

/**
 * A new draft; an empty one that was begun before it becomes it, so that looking at kinds leaves no drafts.
 * @returns its id @throws what `createOwnTask` does
 */
export async function beginOwnTask(
  ctx: Ctx,
  source: OwnTaskSource,
  insteadOf: number | null,
): Promise<number> {
  if (insteadOf === null) return createOwnTask(ctx, source)
  await check(ctx, source)
  await keepPictures(ctx, source.pictures, [])
  const isEmptyDraft = and(
    eq(ownTasks.id, insteadOf),
    eq(ownTasks.authorId, ctx.viewer.id),
    eq(ownTasks.revision, 0),
    isNull(ownTasks.taskId),
    isNull(ownTasks.importHash),
    eq(ownTasks.title, ''),
  )
  const [begun] = await ctx.db
    .update(ownTasks)
    .set(await columnsOf(ctx, source))
    .where(isEmptyDraft)
    .returning({ id: ownTasks.id })
  return begun?.id ?? createOwnTask(ctx, source)
}

/** Saves the typed text; the ready version does not change. */
export async function saveOwnTask(ctx: Ctx, task: OwnTaskRow, source: OwnTaskSource): Promise<void> {
  await check(ctx, source)
  await keepPictures(ctx, source.pictures, task.source.pictures)
  await ctx.db
    .update(ownTasks)
    .set({
      ...(await columnsOf(ctx, source)),
      isChanged: task.taskId !== null,
      revision: sql`${ownTasks.revision} + 1`,
    })
    .where(eq(ownTasks.id, task.id))
}

/** Makes the typed text the current version. With faults nothing is changed. */
export async function makeReady(ctx: Ctx, task: OwnTaskRow): Promise<ReadOwn> {
  const read = readThoroughly(task.source)
  if (!read.task || read.faults.length > 0) return read
  const versions = await listVersions(ctx.sql, task.id)
  const isNew = task.taskId === null || (await isVersionUsed(ctx.sql, task.taskId))
  const number = versions.length + (isNew ? 1 : 0)
  // No folder of the content begins like this, so loading the content does not touch it.
  const content = { ...read.task, key: `own/${task.id}/${number}` }
  if (!isNew) await rewriteTask(ctx.db, task.taskId!, content)
  const taskId = isNew ? await addTask(ctx.db, content) : task.taskId!
  if (isNew)
    await ctx.db.insert(ownTaskVersions).values({ taskId, ownTaskId: task.id, number, createdAt: ctx.now })
  await ctx.db
    .update(ownTasks)
    .set({
      taskId,
      isChanged: false,
      archivedAt: null,
      updatedAt: ctx.now,
      revision: sql`${ownTasks.revision} + 1`,
    })
    .where(eq(ownTasks.id, task.id))
  return read
}

export async function archiveOwnTask(ctx: Ctx, task: OwnTaskRow, isArchived: boolean): Promise<void> {
  const archivedAt = isArchived ? (task.archivedAt ?? ctx.now) : null
  await ctx.db.update(ownTasks).set({ archivedAt }).where(eq(ownTasks.id, task.id))
}

/** @throws own_task_not_ready */
export async function shareOwnTask(ctx: Ctx, task: OwnTaskRow, isShared: boolean): Promise<void> {
  if (isShared && task.taskId === null) throw refuse('own_task_not_ready')
  const sharedAt = isShared ? ctx.now : null
  await ctx.db.update(ownTasks).set({ sharedAt }).where(eq(ownTasks.id, task.id))
  logSharing(ctx, isShared)
}

/** @throws own_task_label_not_found */
export async function shareLabel(ctx: Ctx, labelId: number, isShared: boolean): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'share_own_task_label',
    text: 'update own_task_labels set shared_at = $3 where id = $1 and author_id = $2',
    values: [labelId, ctx.viewer.id, isShared ? ctx.now : null],
  })
  if (rowCount === 0) throw refuse('own_task_label_not_found')
  logSharing(ctx, isShared)
}

const logSharing = (ctx: Ctx, isShared: boolean): void =>
  ctx.security('privilege_permissions_changed', { reason: isShared ? 'granted' : 'revoked', subjectIds: [] })

/** @returns the id of the viewer's draft with the same content */
export function copyOwnTask(ctx: Ctx, { source }: OwnTaskRow): Promise<number> {
  const copied = { ...source, title: says.copyOf(source.title), label: '' }
  return createOwnTask(ctx, copied, { known: source.pictures })
}

/** @throws own_task_used */
export async function deleteOwnTask(ctx: Ctx, task: OwnTaskRow): Promise<void> {
  const versions = await listVersions(ctx.sql, task.id)
  for (const taskId of versions) if (await isVersionUsed(ctx.sql, taskId)) throw refuse('own_task_used')
  await ctx.db.delete(ownTasks).where(eq(ownTasks.id, task.id))
  await retireTasks(ctx.db, versions, ctx.now)
}
