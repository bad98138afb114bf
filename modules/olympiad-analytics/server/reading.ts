import type { Ctx } from '@school/kernel/server'
import type { AnalysedStage, Figures, Level, StageList } from '../contract/index.ts'
import { accessPlace, accessPublishedStage, listPublishedStages, namedOf } from './access.ts'
import { countBelow, countBySchools, countByStages, countPupils, listChildren } from './queries.ts'
import type { ReachedPlace, ReachedStage } from './reached.ts'
import {
  type Counted,
  figuresOf,
  hiddenAmong,
  histogramOf,
  isFew,
  isHiddenOnTheWay,
  participantsOf,
  placesOf,
} from './rules.ts'

export const presentStage = ({ hasAwards: _, closesAt: __, ...stage }: ReachedStage): AnalysedStage => stage

/** @throws analytics_not_found */
export async function readStages(ctx: Ctx): Promise<StageList> {
  const place = await accessPlace(ctx, null)
  const [stages, counted] = await Promise.all([listPublishedStages(ctx), countByStages(ctx.sql, place)])
  const byStage = Map.groupBy(counted, ({ key }) => key)
  return {
    organization: namedOf(place),
    stages: stages
      .filter(({ id }) => byStage.has(id))
      .map((stage) => {
        const rows = byStage.get(stage.id)!
        const isHidden = !place.isOwnSchool && isFew(participantsOf(rows))
        return {
          ...presentStage(stage),
          figures: isHidden ? null : figuresOf(rows, null, stage.hasAwards),
        }
      }),
  }
}

/** Whether so few of it have taken part that it is not told, to whoever does not work in it. */
export async function isHiddenPlace(
  { sql }: Pick<Ctx, 'sql'>,
  { trail }: ReachedPlace,
  stageId: number,
): Promise<boolean> {
  if (trail.length === 1) return false
  const schools = await countBySchools(sql, trail[0]!.id, stageId)
  return isHiddenOnTheWay(
    schools,
    trail.map(({ id }) => id),
  )
}

export interface Groups {
  of: (key: number) => Figures | null
  all: Figures | null
  rows: readonly Counted[]
}

/** What lies right below a place, as far as it may be told. */
export async function readGroups(ctx: Ctx, place: ReachedPlace, stage: ReachedStage): Promise<Groups> {
  const [counted, pupils, isHidden] = await Promise.all([
    countBelow(ctx.sql, place, stage.id),
    countPupils(ctx.sql, place, stage),
    isHiddenPlace(ctx, place, stage.id),
  ])
  const byKey = Map.groupBy(counted, ({ key }) => key)
  const sizes = new Map([...byKey].map(([key, rows]) => [key, participantsOf(rows)]))
  const hidden = place.isOwnSchool ? new Set<number>() : hiddenAmong(sizes)
  const isAllHidden = isHidden || (!place.isOwnSchool && isFew(participantsOf(counted)))
  const allPupils = pupils.size === 0 ? null : [...pupils.values()].reduce((sum, count) => sum + count, 0)
  return {
    of: (key) =>
      hidden.has(key) || (isAllHidden && byKey.has(key))
        ? null
        : figuresOf(byKey.get(key) ?? [], pupils.get(key) ?? null, stage.hasAwards),
    all: isAllHidden ? null : figuresOf(counted, allPupils, stage.hasAwards),
    rows: counted,
  }
}

/** @param organizationId `null` is where the viewer acts. @throws analytics_not_found */
export async function readLevel(ctx: Ctx, stageId: number, organizationId: number | null): Promise<Level> {
  const place = await accessPlace(ctx, organizationId)
  const stage = await accessPublishedStage(ctx, stageId)
  const groups = await readGroups(ctx, place, stage)
  const isSchool = place.kind === 'school'
  const children = isSchool ? [] : await listChildren(ctx.sql, place)
  const rank = ctx.features.has('olympiadsRanking') && !isSchool
  const told = children.map((child) => ({ ...child, figures: groups.of(child.id) }))
  const places = rank
    ? placesOf(new Map(told.map(({ id, figures }) => [id, figures?.averagePercent ?? null])))
    : new Map<number, number>()
  const last = told.length + 1
  return {
    stage: presentStage(stage),
    organization: namedOf(place),
    trail: place.trail,
    figures: groups.all,
    histogram: groups.all && histogramOf(groups.rows),
    children: told
      .map((child) => ({ ...child, place: places.get(child.id) ?? null }))
      .toSorted((a, b) => (a.place ?? last) - (b.place ?? last)),
    grades: isSchool
      ? stage.grades.map((gradeIndex) => ({ gradeIndex, figures: groups.of(gradeIndex) }))
      : [],
    can: { rank },
  }
}
