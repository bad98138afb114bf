import type { Ctx, JobContext } from '@school/kernel/server'
import { extensionPoint } from '@school/kernel/server'
import { type ForeseenAttempt, foreseeRegrading, workNamesSql } from '@school/works/server'
import { listedNameSql, namesApart } from '@school/accounts/server'
import type { RegradingEffect } from '../../contract/regrading.ts'
import { changedOf, inOrder } from './rules.ts'

/** Where somebody stands in the table of a work, and where they would. */
export interface ForeseenStanding {
  userId: number
  /** By which the work is known where its person is not. */
  number: number
  points: { before: number; after: number }
  maxPoints: number
  place: { before: number | null; after: number | null }
  award: { before: number | null; after: number | null }
}

export interface ForeseenWork {
  /** What tells it from others of the same name: «8 класс». */
  part: string | null
  /** People may be told by name. */
  areResultsOut: boolean
  /** Everybody in the table. */
  standings: readonly ForeseenStanding[]
}

/** What changed points do to the places and diplomas of a kind of works, said by the room that gives them. */
export interface RegradingEffectPart {
  readonly kind: string
  /**
   * @param pointsAfter by person
   * @param undoes the regrading whose changes would be given back
   */
  readonly foresee: (
    ctx: Pick<JobContext, 'sql' | 'now'>,
    workId: number,
    pointsAfter: ReadonlyMap<number, number>,
    undoes: number | null,
  ) => Promise<ForeseenWork>
}

export const regradingEffect = extensionPoint<RegradingEffectPart>(
  'monitoring.regradingEffect',
  ({ kind }) => kind,
)

interface WorkRow {
  id: number
  kind: string
  title: string
}

async function listWorks(ctx: Ctx, ids: readonly number[]): Promise<WorkRow[]> {
  const { rows } = await ctx.sql.query<WorkRow>({
    text: `select w.id, w.kind, coalesce(n.title, w.key) as title from works w
      left join (${workNamesSql(ctx)}) n on n.work_id = w.id where w.id = any($1::int[]) order by w.id`,
    values: [ids],
  })
  return rows
}

async function listNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await ctx.sql.query<{ id: number; name: string }>({
    name: 'list_names_of_regraded',
    text: `select u.id, ${listedNameSql('u')} as name from users u where u.id = any($1::int[])`,
    values: [ids],
  })
  return new Map(
    (await namesApart(ctx.sql, rows, { id: 'id', name: 'name' })).map(({ id, name }) => [id, name]),
  )
}

/** Without places: points alone, and nobody else is touched by them. */
const ofPoints = (attempts: readonly ForeseenAttempt[]): ForeseenWork => ({
  part: null,
  areResultsOut: true,
  standings: attempts.map(({ attemptId, userId, pointsBefore, pointsAfter, maxPoints }) => ({
    userId,
    number: attemptId,
    points: { before: pointsBefore, after: pointsAfter },
    maxPoints,
    place: { before: null, after: null },
    award: { before: null, after: null },
  })),
})

export interface Effects {
  answersChanged: number
  attemptsChanged: number
  people: RegradingEffect[]
}

/** Whose points, places and diplomas would change, as the job and the rooms that listen to it would change them. @param undoes the regrading itself when it is done */
export async function readEffects(ctx: Ctx, regradingId: number, undoes: number | null): Promise<Effects> {
  const { attempts, ...counts } = await foreseeRegrading(ctx.sql, regradingId)
  const byWork = Map.groupBy(attempts, ({ workId }) => workId)
  const parts = new Map(ctx.extensions(regradingEffect).map((part) => [part.kind, part]))
  const people: (Omit<RegradingEffect, 'name'> & { userId: number | null })[] = []
  for (const { id, kind, title } of await listWorks(ctx, [...byWork.keys()])) {
    const own = byWork.get(id)!
    const pointsAfter = new Map(own.map(({ userId, pointsAfter: after }) => [userId, after]))
    const part = parts.get(kind)
    const work = part ? await part.foresee(ctx, id, pointsAfter, undoes) : ofPoints(own)
    const named = [title, work.part].filter(Boolean).join(', ')
    for (const { userId, ...standing } of changedOf(work.standings))
      people.push({ ...standing, workId: id, work: named, userId: work.areResultsOut ? userId : null })
  }
  const names = await listNames(
    ctx,
    people.flatMap(({ userId }) => userId ?? []),
  )
  const told = people.map(({ userId, ...effect }) => ({
    ...effect,
    name: userId === null ? null : (names.get(userId) ?? null),
  }))
  return { ...counts, people: inOrder(told) }
}
