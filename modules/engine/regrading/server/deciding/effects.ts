import { type Ctx, type JobContext, extensionPoint } from '@school/kernel/server'
import { type ForeseenAttempt, foreseeRegrading } from '../foresee.ts'
import { workNamesSql } from '@school/work-rules/server'
import { listedNameSql, namesApart } from '@school/names/server'
import type { RegradingEffect } from '../../contract/shown-regrading.ts'
import { changedOf, inOrder } from './rules.ts'

/** Position of a person in the table of a work before and after the regrading. */
export interface ForeseenStanding {
  userId: number
  /** Number that identifies the work while names are hidden. */
  number: number
  points: { before: number; after: number }
  maxPoints: number
  place: { before: number | null; after: number | null }
  award: { before: number | null; after: number | null }
}

export interface ForeseenWork {
  /** Distinguishes it from other works of the same title: «8 класс». */
  part: string | null
  /** Names may be shown. */
  areResultsOut: boolean
  /** Everybody in the table. */
  standings: readonly ForeseenStanding[]
}

/** Computes places and diplomas of a kind of works from changed points; contributed by the module that awards them. */
export interface RegradingEffectPart {
  readonly kind: string
  /**
   * @param pointsAfter by person
   * @param undoes the regrading whose changes would be undone
   */
  readonly foresee: (
    ctx: Pick<JobContext, 'sql' | 'now'>,
    workId: number,
    pointsAfter: ReadonlyMap<number, number>,
    undoes: number | null,
  ) => Promise<ForeseenWork>
}

export const regradingEffect = extensionPoint<RegradingEffectPart>('regrading.effect', ({ kind }) => kind)

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

/** For works without places: only points change, and only those of the person. */
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

/**
 * Whose points, places and diplomas would change; mirrors what the job and the modules that listen to it do.
 * @param undoes the regrading itself when it is done
 */
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
  const named = people.map(({ userId, ...effect }) => ({
    ...effect,
    name: userId === null ? null : (names.get(userId) ?? null),
  }))
  return { ...counts, people: inOrder(named) }
}
