import type { Sql } from '@school/db'
import { type Ctx, extensionPoint } from '@school/kernel/server'
import { ownTitle } from './ru-own.ts'
import { findActiveSchool } from './staff.ts'

/** A school of the directory, or one that was typed. */
export interface ChosenSchool {
  name: string
  /** «57» of «Школа № 57», where the directory knows it. */
  number: number | null
  townName: string
}

/** Contributed by a higher module: in which school somebody says they work. */
export type ReadChosenSchool = (sql: Sql, userId: number) => Promise<ChosenSchool | null>

export const chosenSchool = extensionPoint<ReadChosenSchool>('organizations.chosen-school')

type Reads = Pick<Ctx, 'sql' | 'viewer' | 'extensions'>

export async function readChosenSchool({ sql, viewer, extensions }: Reads): Promise<ChosenSchool | null> {
  const [read] = extensions(chosenSchool)
  return read ? read(sql, viewer.id) : null
}

async function findOwnId(sql: Sql, userId: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_own_classes_of',
    text: 'select id from organizations where owner_id = $1',
    values: [userId],
  })
  return rows[0]?.id ?? null
}

/** Where the classes lie that somebody makes now. */
export interface PlaceOfClasses {
  /** `null` for own classes before the first one. */
  id: number | null
  name: string
  /** No school has confirmed the teacher. */
  isOwn: boolean
}

/** Whether somebody acts for an organization that is no school: administrators above schools make no classes. */
async function actsAbove({ sql, viewer }: Reads): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'acts_above_schools',
    text: `select from memberships m where m.user_id = $1 and m.is_active and m.role <> 'student'`,
    values: [viewer.id],
  })
  return rowCount !== 0
}

/** The school for which the viewer acts, otherwise their own classes; `null` for those who make no classes. */
export async function findPlaceOfClasses(ctx: Reads): Promise<PlaceOfClasses | null> {
  const school = await findActiveSchool(ctx.sql, ctx.viewer.id)
  if (school) return { id: school.id, name: school.name, isOwn: false }
  if (ctx.viewer.kind !== 'agent' || (await actsAbove(ctx))) return null
  const chosen = await readChosenSchool(ctx)
  return {
    id: await findOwnId(ctx.sql, ctx.viewer.id),
    name: ownTitle(chosen?.name ?? null),
    isOwn: true,
  }
}

/** The same, made where it is missing. @returns its id */
export async function takePlaceOfClasses(ctx: Ctx): Promise<number | null> {
  const place = await findPlaceOfClasses(ctx)
  if (place === null || place.id !== null) return place?.id ?? null
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'make_own_classes',
    text: `insert into organizations (kind, name, short_name, owner_id, created_at) values ('own', $2, $2, $1, $3)
      on conflict (owner_id) do nothing returning id`,
    values: [ctx.viewer.id, place.name, ctx.now],
  })
  // Another tab has made it meanwhile.
  return rows[0]?.id ?? (await findOwnId(ctx.sql, ctx.viewer.id))
}

/** After the viewer has named another school. */
export async function renameOwnClasses(ctx: Reads): Promise<void> {
  const name = ownTitle((await readChosenSchool(ctx))?.name ?? null)
  await ctx.sql.query({
    name: 'rename_own_classes',
    text: 'update organizations set name = $2, short_name = $2, version = version + 1 where owner_id = $1 and name <> $2',
    values: [ctx.viewer.id, name],
  })
}
