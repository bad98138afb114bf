import type { Ctx } from '@school/kernel/server'
import type { AnalysedStage, Figures, FormerFigures, Level, StageList } from '../contract/index.ts'
import { accessPlace, accessPublishedStage, listPublishedStages, namedOf } from './access.ts'
import {
  countBelow,
  countBySchools,
  countByStages,
  type CountedOf,
  countPupils,
  listChildren,
  type SchoolSize,
} from './queries.ts'
import type { ReachedPlace, ReachedStage } from './reached.ts'
import {
  type Counted,
  figuresOf,
  formerOf,
  hiddenAmong,
  histogramOf,
  isFew,
  isHiddenOnTheWay,
  participantsOf,
  placesOf,
} from './rules.ts'
import { stageBefore, stagesBefore } from './seasons.ts'

export const presentStage = ({ hasAwards: _, closesAt: __, ...stage }: ReachedStage): AnalysedStage => stage

/** @throws analytics_not_found */
export async function readStages(ctx: Ctx): Promise<StageList> {
  const place = await accessPlace(ctx, null)
  const [stages, counted] = await Promise.all([listPublishedStages(ctx), countByStages(ctx.sql, place)])
  const byStage = Map.groupBy(counted, ({ key }) => key)
  const entered = stages.filter(({ id }) => byStage.has(id))
  const figures = new Map(
    entered.map(({ id, hasAwards }) => {
      const rows = byStage.get(id)!
      const isHidden = !place.isOwnSchool && isFew(participantsOf(rows))
      return [id, isHidden ? null : figuresOf(rows, null, hasAwards)]
    }),
  )
  return {
    organization: namedOf(place),
    stages: entered.map((stage) => ({
      ...presentStage(stage),
      figures: figures.get(stage.id)!,
      earlier: stagesBefore(stage, entered).map(({ id, title, olympiad: { season } }) => {
        const known = figures.get(id)!
        return { id, title, season, figures: known && formerOf(known) }
      }),
    })),
  }
}

export interface Groups {
  of: (key: number) => Figures | null
  all: Figures | null
  rows: readonly Counted[]
}

interface CountedStage {
  counted: readonly CountedOf[]
  schools: readonly SchoolSize[]
  pupils: ReadonlyMap<number, number>
  hasAwards: boolean
}

/** Results right below a place in one stage, with small groups hidden. */
function groupsOf(
  { trail, isOwnSchool }: ReachedPlace,
  { counted, schools, pupils, hasAwards }: CountedStage,
): Groups {
  const byKey = Map.groupBy(counted, ({ key }) => key)
  const sizes = new Map([...byKey].map(([key, rows]) => [key, participantsOf(rows)]))
  const hidden = isOwnSchool ? new Set<number>() : hiddenAmong(sizes)
  const way = trail.map(({ id }) => id)
  const isAllHidden = isHiddenOnTheWay(schools, way) || (!isOwnSchool && isFew(participantsOf(counted)))
  const allPupils = pupils.size === 0 ? null : [...pupils.values()].reduce((sum, count) => sum + count, 0)
  return {
    of: (key) =>
      hidden.has(key) || (isAllHidden && byKey.has(key))
        ? null
        : figuresOf(byKey.get(key) ?? [], pupils.get(key) ?? null, hasAwards),
    all: isAllHidden ? null : figuresOf(counted, allPupils, hasAwards),
    rows: counted,
  }
}

/** Results right below a place in a stage and in the same stage of the previous season, read by one statement. */
export async function readGroups(
  ctx: Ctx,
  place: ReachedPlace,
  stage: ReachedStage,
  before: ReachedStage | null,
): Promise<{ now: Groups; before: Groups | null }> {
  const stageIds = [stage.id, ...(before ? [before.id] : [])]
  const [counted, pupils, schools] = await Promise.all([
    countBelow(ctx.sql, place, stageIds),
    countPupils(ctx.sql, place, stage),
    // At the root of the viewer's scope no siblings can reveal it; only its own size hides it.
    place.trail.length === 1 ? [] : countBySchools(ctx.sql, place.trail[0]!.id, stageIds),
  ])
  const groupsIn = ({ id, hasAwards }: ReachedStage, known: CountedStage['pupils']) =>
    groupsOf(place, {
      counted: counted.filter(({ stageId }) => stageId === id),
      schools: schools.filter(({ stageId }) => stageId === id),
      pupils: known,
      hasAwards,
    })
  return { now: groupsIn(stage, pupils), before: before && groupsIn(before, new Map()) }
}

/** @param organizationId `null` is where the viewer acts. @throws analytics_not_found */
export async function readLevel(ctx: Ctx, stageId: number, organizationId: number | null): Promise<Level> {
  const place = await accessPlace(ctx, organizationId)
  const [stage, published] = await Promise.all([accessPublishedStage(ctx, stageId), listPublishedStages(ctx)])
  const formerStage = stageBefore(stage, published)
  const { now: groups, before } = await readGroups(ctx, place, stage, formerStage)
  const formerIn = (key: number): FormerFigures | null => {
    const known = before?.of(key)
    return known ? formerOf(known) : null
  }
  const isSchool = place.kind === 'school'
  const children = isSchool ? [] : await listChildren(ctx.sql, place)
  const rank = ctx.features.has('olympiadsRanking') && !isSchool
  const withFigures = children.map((child) => ({
    ...child,
    figures: groups.of(child.id),
    former: formerIn(child.id),
  }))
  const places = rank
    ? placesOf(new Map(withFigures.map(({ id, figures }) => [id, figures?.averagePercent ?? null])))
    : new Map<number, number>()
  const last = withFigures.length + 1
  return {
    stage: presentStage(stage),
    organization: namedOf(place),
    trail: place.trail,
    figures: groups.all,
    histogram: groups.all && histogramOf(groups.rows),
    children: withFigures
      .map((child) => ({ ...child, place: places.get(child.id) ?? null }))
      .toSorted((a, b) => (a.place ?? last) - (b.place ?? last)),
    grades: isSchool
      ? stage.grades.map((gradeIndex) => ({
          gradeIndex,
          figures: groups.of(gradeIndex),
          former: formerIn(gradeIndex),
        }))
      : [],
    former: formerStage && {
      id: formerStage.id,
      season: formerStage.olympiad.season,
      figures: before?.all ? formerOf(before.all) : null,
    },
    can: { rank },
  }
}
