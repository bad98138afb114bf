import { listedNameSql } from '@school/names/server'
import { containsWordsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { type Ctx, listPage } from '@school/kernel/server'
import type { TaskKind } from '@school/tasks/contract'
import { policyOf, type WithPolicies, workNamesSql } from '@school/work-rules/server'
import type { OwnTaskSource, OwnTaskState, OwnTaskTab, TaskPicture } from '../contract/own-task.ts'

/** SQL: teaches a class of a school where the viewer teaches one. @param viewer, author columns or numbers of a statement */
export const isColleagueSql = (viewer: string, author: string): string => `exists (
    select from class_members me
    join school_classes mine on mine.id = me.school_class_id and mine.archived_at is null
    join school_classes theirs on theirs.organization_id = mine.organization_id and theirs.archived_at is null
    join class_members them on them.school_class_id = theirs.id and them.role = 'teacher'
    where me.user_id = ${viewer} and me.role = 'teacher' and them.user_id = ${author} and them.user_id <> me.user_id)`

/** SQL: ready and shared, by itself or through its label, by a colleague. @param o, l aliases of the task and its label */
export const isSharedWithSql = (viewer: string, o = 'o', l = 'l'): string =>
  `(${o}.task_id is not null and ${o}.archived_at is null and (${o}.shared_at is not null or ${l}.shared_at is not null)
    and ${isColleagueSql(viewer, `${o}.author_id`)})`

const fromSql = `from own_tasks o join disciplines d on d.id = o.discipline_id join users u on u.id = o.author_id
    left join own_task_labels l on l.id = o.label_id`

/** Works that contain versions of a task. */
const usesSql = `(select count(distinct wt.work_id)::int from own_task_versions v join work_tasks wt on wt.task_id = v.task_id
    where v.own_task_id = o.id)`

export interface CardRow {
  id: number
  authorId: number
  title: string
  kind: TaskKind
  difficulty: number
  disciplineTitle: string
  disciplineHue: number
  label: string
  state: OwnTaskState
  isChanged: boolean
  hasVariants: boolean
  isShared: boolean
  author: string
  usesCount: number
  updatedAt: Date
}

const stateSql = `case when o.archived_at is not null then 'archive' when o.task_id is null then 'draft' else 'ready' end`

const cardSql = `select o.id, o.author_id as "authorId", o.title, o.kind, o.difficulty, d.title as "disciplineTitle", d.hue as "disciplineHue",
    coalesce(l.title, '') as label, ${stateSql} as state, o.is_changed as "isChanged", o.has_variants as "hasVariants",
    (o.shared_at is not null or l.shared_at is not null) as "isShared", ${listedNameSql('u')} as author, ${usesSql} as "usesCount",
    o.updated_at as "updatedAt"`

/** `$1` is the viewer. */
const tabs: Record<OwnTaskTab, string> = {
  draft: 'o.author_id = $1 and o.archived_at is null and o.task_id is null',
  ready: 'o.author_id = $1 and o.archived_at is null and o.task_id is not null',
  archive: 'o.author_id = $1 and o.archived_at is not null',
  shared: isSharedWithSql('$1'),
}

export interface ListFilters {
  tabEq?: OwnTaskTab | null | undefined
  kindEq?: TaskKind | null | undefined
  disciplineIdEq?: number | null | undefined
  skillEq?: string | null | undefined
  labelEq?: string | null | undefined
  textCont?: string | null | undefined
}

const wordsSql = `o.title || ' ' || (o.source->>'statement')`

const wantedSql = (tab: OwnTaskTab): string =>
  `${tabs[tab]} and ($2::text is null or o.kind = $2) and ($3::int is null or o.discipline_id = $3)
    and ($4::text is null or $4 = any(o.skills)) and ($5::text is null or l.title = $5)
    and ($6::text is null or ${containsWordsSql(wordsSql, '$6')})`

const wantedValues = (
  viewerId: number,
  { kindEq, disciplineIdEq, skillEq, labelEq, textCont }: ListFilters,
): unknown[] => [
  viewerId,
  kindEq ?? null,
  disciplineIdEq ?? null,
  skillEq ?? null,
  labelEq ?? null,
  textCont ?? null,
]

export function listOwnTasks(
  { sql, viewer }: Ctx,
  filters: ListFilters,
  paging: Paging,
): Promise<PageOf<CardRow>> {
  const tab = filters.tabEq ?? 'ready'
  return listPage<CardRow>(sql, paging, (limit, offset) => ({
    name: `list_own_tasks_${tab}`,
    text: `${cardSql}, count(*) over ()::int as total ${fromSql} where ${wantedSql(tab)}
      order by o.updated_at desc, o.id desc limit $7 offset $8`,
    values: [...wantedValues(viewer.id, filters), limit, offset],
  }))
}

/** All tasks of the list on its pages, as typed. */
export async function listOwnSources({ sql, viewer }: Ctx, filters: ListFilters): Promise<OwnTaskSource[]> {
  const tab = filters.tabEq ?? 'ready'
  const { rows } = await sql.query<{ source: OwnTaskSource }>({
    name: `list_own_task_sources_${tab}`,
    text: `select o.source ${fromSql} where ${wantedSql(tab)} order by o.updated_at desc, o.id desc`,
    values: wantedValues(viewer.id, filters),
  })
  return rows.map(({ source }) => source)
}

export interface OwnTaskRow extends CardRow {
  source: OwnTaskSource
  taskId: number | null
  archivedAt: Date | null
  revision: number
  labelId: number | null
  isSharedItself: boolean
  isLabelShared: boolean
}

/** A task of the viewer or one that is shared with them. */
export async function findOwnTask(sql: Sql, id: number, viewerId: number): Promise<OwnTaskRow | undefined> {
  const { rows } = await sql.query<OwnTaskRow>({
    name: 'find_own_task',
    text: `${cardSql}, o.source, o.task_id as "taskId", o.archived_at as "archivedAt", o.revision, o.label_id as "labelId", o.shared_at is not null as "isSharedItself",
        coalesce(l.shared_at is not null, false) as "isLabelShared"
      ${fromSql} where o.id = $2 and (o.author_id = $1 or ${isSharedWithSql('$1')})`,
    values: [viewerId, id],
  })
  return rows[0]
}

/** Locks the task until the commit. */
export async function lockOwnTask(sql: Sql, id: number, authorId: number): Promise<void> {
  await sql.query({
    name: 'lock_own_task',
    text: 'select from own_tasks where id = $1 and author_id = $2 for update',
    values: [id, authorId],
  })
}

export interface UseRow {
  workKind: string
  title: string | null
}

const mostUses = 20

/** Works that contain versions of a task, the latest first. */
export async function listUses(ctx: Ctx, id: number): Promise<{ kind: string; title: string }[]> {
  const { rows } = await ctx.sql.query<UseRow>({
    name: 'list_uses_of_own_task',
    text: `select w.kind as "workKind", n.title from works w left join (${workNamesSql(ctx)}) n (work_id, title) on n.work_id = w.id
      where exists (select from own_task_versions v join work_tasks wt on wt.task_id = v.task_id
        where v.own_task_id = $1 and wt.work_id = w.id)
      order by w.id desc limit ${mostUses}`,
    values: [id],
  })
  return rows.map(({ workKind, title }) => ({ kind: kindTitle(ctx, workKind), title: title ?? '' }))
}

const kindTitle = (ctx: WithPolicies, kind: string): string => policyOf(ctx, kind)?.title ?? ''

/** Whether a work contains the version. The row lock serialises this check with a concurrent addition to a work. */
export async function isVersionUsed(sql: Sql, taskId: number): Promise<boolean> {
  await sql.query({
    name: 'lock_task_version',
    text: 'select from tasks where id = $1 for update',
    values: [taskId],
  })
  const { rowCount } = await sql.query({
    name: 'is_task_version_used',
    text: 'select from work_tasks where task_id = $1 limit 1',
    values: [taskId],
  })
  return rowCount === 1
}

export async function listVersions(sql: Sql, id: number): Promise<number[]> {
  const { rows } = await sql.query<{ taskId: number }>({
    name: 'list_own_task_versions',
    text: 'select task_id as "taskId" from own_task_versions where own_task_id = $1 order by number',
    values: [id],
  })
  return rows.map(({ taskId }) => taskId)
}

export async function countOwnTasks(sql: Sql, authorId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_own_tasks',
    text: 'select count(*)::int as count from own_tasks where author_id = $1',
    values: [authorId],
  })
  return rows[0]!.count
}

export interface LabelRow {
  id: number
  title: string
  tasks: number
  isShared: boolean
}

/** Labels of a teacher that contain tasks. */
export async function listLabels(sql: Sql, authorId: number): Promise<LabelRow[]> {
  const { rows } = await sql.query<LabelRow>({
    name: 'list_own_task_labels',
    text: `select l.id, l.title, count(*)::int as tasks, l.shared_at is not null as "isShared"
      from own_task_labels l join own_tasks o on o.label_id = l.id
      where l.author_id = $1 group by l.id order by l.title, l.id`,
    values: [authorId],
  })
  return rows
}

export async function listDisciplines(sql: Sql): Promise<{ id: number; key: string; title: string }[]> {
  const { rows } = await sql.query<{ id: number; key: string; title: string }>({
    name: 'list_disciplines_of_own_tasks',
    text: 'select id, key, title from disciplines order by position',
  })
  return rows
}

export interface OwnPicture {
  id: string
  name: string
  type: string
  size: number
}

/** A file that is a picture of a task. */
export async function findPicture(sql: Sql, fileId: string): Promise<OwnPicture | undefined> {
  const { rows } = await sql.query<OwnPicture>({
    name: 'find_own_task_picture',
    text: `select f.id, f.name, f.type, f.size from own_task_pictures p join files f on f.id = p.file_id where p.file_id = $1`,
    values: [fileId],
  })
  return rows[0]
}

export const pictureAt = ({ fileId }: Pick<TaskPicture, 'fileId'>): string =>
  `/api/own_task_pictures/${fileId}`

/** Those of the tasks that are versions of what colleagues or strangers have written and do not share with the viewer. */
export async function listForeignTasks({ sql, viewer }: Ctx, taskIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql.query<{ taskId: number }>({
    name: 'list_foreign_own_tasks',
    text: `select v.task_id as "taskId" from own_task_versions v join own_tasks o on o.id = v.own_task_id
        left join own_task_labels l on l.id = o.label_id
      where v.task_id = any($2::int[]) and o.author_id <> $1 and not ${isSharedWithSql('$1')}`,
    values: [viewer.id, taskIds],
  })
  return rows.map(({ taskId }) => taskId)
}

/** Whether the task is a version of the viewer's own task or one shared by a colleague: then its key may be shown. */
export async function isOwnOrShared({ sql, viewer }: Ctx, taskId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_own_or_shared_task',
    text: `select from own_task_versions v join own_tasks o on o.id = v.own_task_id left join own_task_labels l on l.id = o.label_id
      where v.task_id = $2 and (o.author_id = $1 or ${isSharedWithSql('$1')})`,
    values: [viewer.id, taskId],
  })
  return rowCount === 1
}
