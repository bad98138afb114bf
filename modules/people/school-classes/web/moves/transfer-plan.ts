import { type MovingWay, movingWays, type NextYearClass } from '../../contract/index.ts'

export type Going = NextYearClass & { way: MovingWay }
export const isGoing = (row: NextYearClass): row is Going =>
  (movingWays as readonly string[]).includes(row.way)

/** What becomes of a ninth grade: all go on, some leave, all leave. */
export const leavings = ['none', 'some', 'all'] as const
export type Leaving = (typeof leavings)[number]

export interface Choices {
  /** Classes that are not moved now. */
  readonly leftOut: ReadonlySet<number>
  readonly leaving: ReadonlyMap<number, Leaving>
  /** Pupils by classes, of those where some leave. */
  readonly leavers: ReadonlyMap<number, ReadonlySet<number>>
}

export interface TransferPlan {
  classes: { classId: number; way: MovingWay }[]
  leavingIds: number[]
  /** How many come to classes of the new year, and into how many. */
  onward: number
  into: number
  elsewhere: number
  /** Of the eleventh grade. */
  graduating: string[]
  graduates: number
  /** Who leaves after the ninth grade. */
  leaving: number
  /** Classes of the new year. */
  withoutTeacher: string[]
  leftOut: string[]
}

/** The request to the server, and the summary that is shown before it. */
export function planOf(rows: readonly NextYearClass[], choices: Choices): TransferPlan {
  const plan: TransferPlan = {
    classes: [],
    leavingIds: [],
    onward: 0,
    into: 0,
    elsewhere: 0,
    graduating: [],
    graduates: 0,
    leaving: 0,
    withoutTeacher: [],
    leftOut: [],
  }
  for (const row of rows.filter(isGoing)) {
    const { classId, name, toName, pupils, elsewhere, teachers, mayLeave } = row
    if (choices.leftOut.has(classId)) {
      plan.leftOut.push(name)
      continue
    }
    const leaving = mayLeave ? (choices.leaving.get(classId) ?? 'none') : 'none'
    const way = leaving === 'all' ? 'graduate' : row.way
    plan.classes.push({ classId, way })
    if (way === 'graduate') {
      if (mayLeave) plan.leaving += pupils
      else {
        plan.graduating.push(name)
        plan.graduates += pupils
      }
      continue
    }
    const leavers = leaving === 'some' ? [...(choices.leavers.get(classId) ?? [])] : []
    plan.leavingIds.push(...leavers)
    plan.leaving += leavers.length
    plan.elsewhere += elsewhere
    plan.onward += pupils - elsewhere - leavers.length
    plan.into += 1
    if (teachers === 0) plan.withoutTeacher.push(toName!)
  }
  return plan
}
