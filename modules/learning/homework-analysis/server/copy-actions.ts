import { isAsSeen } from '@school/versions/server'
import type { Ctx } from '@school/kernel/server'
import { extraTime, reopenAttempt, reviewRecord } from '@school/works/server'
import { notify, type NewNotification } from '@school/notifications/server'
import { link, site } from '@school/routes'
import { accessOutsideWebinar, lockManaged, type ManagedRow, listAllSets } from '@school/assigning/server'
import { isOver, putCopy } from '@school/homeworks/server'
import type * as z from 'zod'
import type { ExtensionBody, MarksBody, ReturnsBody } from '../contract/results.ts'
import { refuse, accessPupils } from './access.ts'
import { listPupils, type PupilRow } from './matrix-queries.ts'
import { pupilCan } from './matrix.ts'
import { inBell } from './ru.ts'

const dayS = 86_400

type Target = Pick<z.output<typeof ExtensionBody>, 'target' | 'targetId' | 'userIds'>

type Grant = Pick<extraTime.TimeGrant, 'target' | 'targetId'> & { userIds: number[] | null }

/** Recipients of the time in the form of the engine; empty for a class without own pupils here. @throws pupil_not_yours */
function grantsFor(pupils: readonly PupilRow[], { target, targetId, userIds }: Target): Grant[] {
  if (target === 'all') return [{ target, targetId: null, userIds: null }]
  if (target === 'class') {
    const own = pupils.flatMap(({ userId, schoolClassId }) => (schoolClassId === targetId ? [userId] : []))
    return own.length === 0 ? [] : [{ target, targetId, userIds: own }]
  }
  const known = new Set(pupils.map(({ userId }) => userId))
  if (!userIds || !userIds.every((id) => known.has(id))) throw refuse('pupil_not_yours')
  return userIds.map((id) => ({ target: 'user' as const, targetId: id, userIds: [id] }))
}

/**
 * Extends the deadline of one homework, or of all sets of its assignment.
 * @throws homework_not_found, homework_not_published, homework_of_webinar, homework_closed, class_not_yours, pupil_not_yours
 */
export async function extendDeadline(
  ctx: Ctx,
  homeworkId: number,
  { days, reason, ofAllSets, ...whom }: z.output<typeof ExtensionBody>,
): Promise<ManagedRow> {
  const homework = await accessOutsideWebinar(ctx, homeworkId)
  if (homework.closedAt !== null) throw refuse('homework_closed')
  const sets =
    ofAllSets && whom.target !== 'users'
      ? await listAllSets(ctx.sql, homework.baseId ?? homework.id)
      : [{ homeworkId, workId: homework.workId }]
  const given: Grant[] = []
  for (const set of sets) {
    const time = {
      workId: set.workId,
      extraSeconds: days * dayS,
      shiftSeconds: 0,
      reason,
      grantedBy: ctx.viewer.id,
    }
    const grants = grantsFor(await listPupils(ctx.sql, set.homeworkId, ctx.viewer.id), whom)
    for (const grant of grants) await extraTime.grant(ctx, { ...time, ...grant }, ctx.now)
    given.push(...grants)
  }
  if (given.length === 0) throw refuse('class_not_yours')
  extraTime.log(ctx, given)
  return homework
}

/** Notifies these pupils about the teacher's mark or comment. */
const notifyPupils = (
  ctx: Ctx,
  { id }: Pick<ManagedRow, 'id'>,
  pupils: readonly Pick<PupilRow, 'userId'>[],
  said: Pick<NewNotification, 'title' | 'cause'> & { text: string },
): Promise<void> =>
  notify(
    ctx,
    pupils.map(({ userId }) => ({
      ...said,
      userId,
      kind: 'homework',
      url: link(site.lms.homework, { homework_id: id }),
      aboutId: ctx.viewer.id,
    })),
  )

/** Sets marks where allowed; other pupils are skipped. @throws homework_copy_not_found, mark_before_submission when none is allowed */
export async function setMarks(
  ctx: Ctx,
  homework: ManagedRow,
  { userIds, mark, comment, version }: z.output<typeof MarksBody>,
): Promise<void> {
  // Locked: the copies read now are still valid when the marks are written.
  await lockManaged(ctx.sql, homework.id, ctx.viewer.id)
  const pupils = await accessPupils(ctx, homework, userIds)
  const able = mark === null ? pupils : pupils.filter((pupil) => pupilCan(pupil, ctx.now).mark)
  if (able.length === 0) throw refuse('mark_before_submission')
  const [only] = userIds.length === 1 ? pupils : []
  if (only && version !== undefined && version !== null) {
    const now = {
      version: only.version,
      changedAt: null,
      changedBy: null,
      isMine: true,
      current: { mark: only.mark, comment: only.comment ?? '' },
    }
    if (!isAsSeen({ version, asked: { mark, comment: comment ?? '' } }, now)) return
  }
  const words = comment === undefined || comment === null ? {} : { comment: comment || null }
  for (const { userId } of able) await putCopy(ctx, homework.id, userId, { mark, ...words })
  if (mark === null) return
  await notifyPupils(ctx, homework, able, {
    title: inBell.marked(homework.title),
    text: inBell.mark(mark, comment ?? ''),
    cause: `homework-mark:${homework.id}`,
  })
}

function mustBeReturnable(pupil: PupilRow, now: Date): void {
  if (pupil.closedAt !== null) throw refuse('homework_closed')
  if (pupil.finishedAt === null) throw refuse('homework_not_submitted')
  if (isOver(pupil, now)) throw refuse('homework_over')
  if (pupil.judgedAt === null) throw refuse('homework_unjudged')
}

/**
 * Returns submitted copies with one more try, including answers that wait for a review; others are skipped.
 * @throws homework_copy_not_found; homework_not_submitted, homework_closed, homework_over, homework_unjudged when none may be returned
 */
export async function returnCopies(
  ctx: Ctx,
  homework: ManagedRow,
  { userIds, comment }: z.output<typeof ReturnsBody>,
): Promise<void> {
  if (homework.thingWorkId !== null) throw refuse('homework_of_thing')
  const pupils = await accessPupils(ctx, homework, userIds)
  const able = pupils.filter((pupil) => pupilCan(pupil, ctx.now).return)
  if (able.length === 0) mustBeReturnable(pupils[0]!, ctx.now)
  for (const { userId, schoolClassId } of able) {
    const whose = { workId: homework.workId, userId, classIds: [schoolClassId] }
    if (!(await reopenAttempt(ctx, whose, 1))) throw refuse('homework_not_submitted')
    await reviewRecord.giveWaitingBack(ctx, whose, comment)
    await putCopy(ctx, homework.id, userId, { mark: null, comment: comment || null, returnedAt: ctx.now })
  }
  await notifyPupils(ctx, homework, able, {
    title: inBell.returned(homework.title),
    text: comment,
    cause: `homework-returned:${homework.id}:${ctx.now.toISOString()}`,
  })
}
