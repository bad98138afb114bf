import { fullName } from '@school/names/server'
import type { Ctx } from '@school/kernel/server'
import { accessOrganization, noteNames, requireNames } from '@school/organizations/server'
import { schoolYearOf } from '@school/texts'
import type { LikelyDouble, LikelyPupil } from '../../contract/doubles.ts'
import { accessEnteredClass, refuse } from '../access.ts'
import { listDecisions, listSeated, type PupilFacts, readFactsOf, type SeatedPupil } from './queries.ts'
import { keptOf, pairsOf } from './rules.ts'

const present = (pupil: SeatedPupil, { entry, lastVisitAt, works, isUnused }: PupilFacts): LikelyPupil => ({
  userId: pupil.userId,
  name: fullName(pupil),
  schoolClass: { id: pupil.classId, name: pupil.className },
  entry,
  lastVisitAt: lastVisitAt?.toISOString() ?? null,
  works,
  isUnused,
})

/** Undecided pairs of these pupils. */
async function findDoubles(ctx: Ctx, seated: readonly SeatedPupil[]): Promise<LikelyDouble[]> {
  // Of somebody in two classes the later one counts.
  const pupils = [...Map.groupBy(seated, ({ userId }) => userId).values()].map(([first]) => first!)
  const pairs = pairsOf(pupils)
  if (pairs.length === 0) return []
  const ids = [...new Set(pairs.flat().map(({ userId }) => userId))]
  const [decisions, facts] = await Promise.all([listDecisions(ctx.sql, ids), readFactsOf(ctx, ids)])
  const decided = new Set(decisions.map(({ lowId, highId }) => `${lowId} ${highId}`))
  return pairs.flatMap(([one, other]) => {
    if (decided.has(`${one.userId} ${other.userId}`)) return []
    const [ofOne, ofOther] = [facts.get(one.userId)!, facts.get(other.userId)!]
    return [{ one: present(one, ofOne), other: present(other, ofOther), keptId: keptOf(ofOne, ofOther) }]
  })
}

const classesIn = (doubles: readonly LikelyDouble[]): string =>
  [...new Set(doubles.flatMap(({ one, other }) => [one.schoolClass.name, other.schoolClass.name]))].join(', ')

const countNames = (doubles: readonly LikelyDouble[]): number =>
  new Set(doubles.flatMap(({ one, other }) => [one.userId, other.userId])).size

/** For administrators of the school itself. @throws organization_not_found, names_closed */
export async function readSchoolDoubles(ctx: Ctx, organizationId: number): Promise<LikelyDouble[]> {
  const { isOwn, kind, id } = await accessOrganization(ctx, organizationId)
  if (!isOwn || kind !== 'school') throw refuse('organization_not_found')
  requireNames(ctx)
  const doubles = await findDoubles(
    ctx,
    await listSeated(ctx.sql, ctx.viewer.id, schoolYearOf(ctx.now), { schoolId: id }),
  )
  noteNames(ctx, {
    organizationId: id,
    list: 'doubles',
    about: classesIn(doubles),
    names: countNames(doubles),
  })
  return doubles
}

/** For the teachers of a class and its school. @throws school_class_not_found, names_closed */
export async function readClassDoubles(ctx: Ctx, classId: number): Promise<LikelyDouble[]> {
  const { id, name, schoolId } = await accessEnteredClass(ctx, classId)
  const seated = await listSeated(ctx.sql, ctx.viewer.id, schoolYearOf(ctx.now), { classId: id })
  const doubles = await findDoubles(ctx, seated)
  if (!seated.some(({ isTaught }) => isTaught))
    noteNames(ctx, { organizationId: schoolId, list: 'doubles', about: name, names: countNames(doubles) })
  return doubles
}
