import type { Ctx } from '@school/kernel/server'
import type { ClassMove, ClassMoves, NextYearClass } from '../../contract/moves.ts'
import { yearToMoveTo } from '../../contract/years.ts'
import { says } from '../ru.ts'
import { type CandidateRow, listCandidates, listMoves, type MoveRow, type MoveScope } from './queries.ts'
import { gradeAfter, mayLeave, type MoveFacts, undoMs, wayOf } from './rules.ts'
import { classTrace } from './trace.ts'

export const factsOf = ({ takenId, isTakenMine, isTakenArchived, ...row }: CandidateRow): MoveFacts => ({
  ...row,
  taken: takenId === null ? null : { isMine: isTakenMine, isArchived: isTakenArchived },
})

/** Classes that the viewer leads. */
export const ownClasses = ({ viewer }: Pick<Ctx, 'viewer'>): MoveScope => ({
  whose: 'teacher',
  id: viewer.id,
})

function presentCandidate(row: CandidateRow, { whose }: MoveScope, year: number): NextYearClass {
  const { id, name, gradeIndex, letter, pupils, elsewhere, otherGrade, there, teachers } = row
  const next = gradeAfter(gradeIndex)
  return {
    classId: id,
    name,
    toName: next === null ? null : `${next}${letter}`,
    way: wayOf(factsOf(row), year),
    mayLeave: whose === 'school' && mayLeave(row, year),
    pupils,
    there,
    teachers,
    elsewhere,
    otherGrade,
  }
}

const presentMove = ({
  id,
  kind,
  fromName,
  toName,
  pupils,
  movedAt,
  movedBy,
  hindrances,
}: MoveRow): ClassMove => ({
  id,
  kind,
  fromName,
  toName,
  pupils,
  movedAt: movedAt.toISOString(),
  movedBy,
  until: new Date(movedAt.getTime() + undoMs).toISOString(),
  hindrances,
})

/** @param ids these alone; `null` for all of the last seven days */
export const findMoves = (ctx: Ctx, scope: MoveScope, ids: readonly number[] | null): Promise<MoveRow[]> =>
  listMoves(
    ctx.sql,
    { scope, ids, since: new Date(ctx.now.getTime() - undoMs) },
    ctx.extensions(classTrace),
    says.hindrances,
  )

export async function readMoves(ctx: Ctx, scope: MoveScope): Promise<ClassMoves> {
  const year = yearToMoveTo(ctx.now)
  const [candidates, moves] = await Promise.all([
    listCandidates(ctx.sql, scope, year),
    findMoves(ctx, scope, null),
  ])
  return {
    schoolYear: year,
    opensOn: `${year + 1}-07-01`,
    classes: candidates.map((row) => presentCandidate(row, scope, year)),
    recent: moves.map(presentMove),
  }
}
