import { listedName, namesApart } from '@school/names/server'
import type { TableFormat } from '@school/kernel/contract'
import type { Ctx, TableFile } from '@school/kernel/server'
import { mostMoves } from '@school/today/contract'
import { countMoves } from '@school/today/server'
import { listSavedStatuses } from '@school/works/server'
import { type Matrix, type MatrixPupil } from '../contract/results.ts'
import { heatOf, type MatrixWanted, wantedOf } from '../contract/matrix.ts'
import { isCounted } from '@school/results/contract'
import {
  listTasksOf,
  markIn,
  percentIn,
  keyInPlan,
  isLate,
  isOver,
  isSolving,
  stateOf,
} from '@school/homeworks/server'
import type { ManagedRow } from '@school/assigning/server'
import { webinarStateOf } from '@school/homeworks/contract'
import { matrixFile } from './matrix-file.ts'
import {
  type CellRow,
  listCells,
  listMostPoints,
  listPupils,
  type MatrixTaskRow,
  type PupilRow,
} from './matrix-queries.ts'

const untouched = { status: 'not_started', tries: 0 } as const
type Cells = ReadonlyMap<number, ReadonlyMap<number, CellRow>>

/** What the teacher may do with a copy now. */
export function pupilCan(row: PupilRow, now: Date) {
  const state = stateOf(row, now)
  const isGivenIn = state === 'done' || state === 'checking'
  return {
    mark: isGivenIn || state === 'missed' || state === 'submitted',
    return: isGivenIn && row.judgedAt !== null && !isOver(row, now),
  }
}

/** The first postponement stays private; the pupil was warned that further ones are shown to the teacher. */
const putOff = (moves: number): number => (moves < mostMoves ? 0 : moves)

function presentPupil(
  row: PupilRow,
  tasks: readonly MatrixTaskRow[],
  cells: Cells,
  scale: readonly number[],
  moves: ReadonlyMap<number, number>,
  now: Date,
): MatrixPupil {
  const state = stateOf(row, now)
  const percent = percentIn(row)
  const own = row.attemptId === null ? undefined : cells.get(row.attemptId)
  return {
    userId: row.userId,
    name: listedName(row),
    avatar: row.avatar,
    schoolClassId: row.schoolClassId,
    classTitle: row.classTitle,
    state,
    isLate: isLate(row, now),
    isSolving: isSolving(row, now),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    hardDeadlineAt: row.hardDeadlineAt?.toISOString() ?? null,
    percent,
    mark: markIn(row, scale, now),
    isMarkSet: row.mark !== null,
    comment: row.comment,
    version: row.version,
    moves: putOff(moves.get(row.userId) ?? 0),
    cells: tasks.map(({ id }) => {
      const cell = own?.get(id)
      return cell ? { status: cell.status, tries: cell.tries - cell.returns } : untouched
    }),
    can: pupilCan(row, now),
  }
}

/** While a webinar is open nothing is judged: its teacher sees saved answers. */
async function listLiveCells(ctx: Ctx, { workId }: ManagedRow): Promise<CellRow[]> {
  return (await listSavedStatuses(ctx.sql, workId)).map((saved) => ({
    ...saved,
    tries: 1,
    returns: 0,
    share: null,
  }))
}

interface WholeMatrix {
  matrix: Matrix
  /** Shares of points by accounts and tasks, for judged answers. */
  shares: ReadonlyMap<number, ReadonlyMap<number, number>>
}

const sharesIn = (own: ReadonlyMap<number, CellRow> | undefined): Map<number, number> =>
  new Map(
    [...(own?.values() ?? [])].flatMap((cell) =>
      cell.share !== null && isCounted({ ...cell, tries: cell.tries - cell.returns })
        ? [[cell.taskId, cell.share] as const]
        : [],
    ),
  )

/** The matrix of a homework: four queries, however many pupils and tasks there are. */
async function readWhole(ctx: Ctx, homework: ManagedRow): Promise<WholeMatrix> {
  const [rows, tasks, moves] = await Promise.all([
    listPupils(ctx.sql, homework.id, ctx.viewer.id),
    listTasksOf(ctx.sql, homework.workId),
    countMoves(ctx.sql, keyInPlan(homework.id)),
  ])
  const isAssignable = homework.thingWorkId !== null
  const begun = isAssignable ? [] : rows.flatMap(({ attemptId }) => attemptId ?? [])
  const isLive = homework.webinar !== null && webinarStateOf(homework.webinar) === 'open'
  const found =
    begun.length === 0 ? [] : await (isLive ? listLiveCells(ctx, homework) : listCells(ctx.sql, begun))
  const cells = new Map(
    [...Map.groupBy(found, ({ attemptId }) => attemptId)].map(([id, own]) => [
      id,
      new Map(own.map((cell) => [cell.taskId, cell])),
    ]),
  )
  const isHeld = homework.webinar !== null && webinarStateOf(homework.webinar) !== 'closed'
  const pupils = rows.map((row) => {
    const pupil = presentPupil(row, tasks, cells, homework.markScale, moves, ctx.now)
    if (isHeld) return { ...pupil, can: { mark: false, return: false } }
    // An assigned work is corrected on its own page.
    return isAssignable ? { ...pupil, can: { ...pupil.can, return: false } } : pupil
  })
  return {
    matrix: {
      tasks: tasks.map((task, index) => ({ ...task, position: index + 1, ...heatOf(pupils, index) })),
      pupils: await namesApart(ctx.sql, pupils, { id: 'userId', name: 'name', place: 'classTitle' }),
    },
    shares: new Map(
      rows.flatMap(({ userId, attemptId }) =>
        attemptId === null ? [] : [[userId, sharesIn(cells.get(attemptId))] as const],
      ),
    ),
  }
}

export const readMatrix = async (ctx: Ctx, homework: ManagedRow): Promise<Matrix> =>
  (await readWhole(ctx, homework)).matrix

/** The selected rows, with the points of each task. */
export async function readMatrixFile(
  ctx: Ctx,
  homework: ManagedRow,
  wanted: MatrixWanted,
  format: TableFormat,
): Promise<TableFile> {
  const { matrix, shares } = await readWhole(ctx, homework)
  const mostPoints = await listMostPoints(
    ctx.sql,
    matrix.tasks.map(({ id }) => id),
  )
  const pointsOf = (userId: number, taskId: number): number | null => {
    const share = shares.get(userId)?.get(taskId)
    return share === undefined ? null : Math.round(100 * share * mostPoints.get(taskId)!) / 100
  }
  return matrixFile(homework.title, wantedOf(matrix, wanted), { mostPoints, pointsOf }, format)
}
