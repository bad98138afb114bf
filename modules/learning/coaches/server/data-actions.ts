import { changeSeen } from '@school/versions/server'
import { changeUser } from '@school/users/server'
import { insertMany } from '@school/db'
import { attachFiles, releaseFiles } from '@school/files/server'
import { type Ctx, sendMessage } from '@school/kernel/server'
import { count, eq, inArray } from 'drizzle-orm'
import { disciplines } from '@school/disciplines/tables'
import {
  mostDocuments,
  type CoachSubject,
  type DocumentKind,
  type Education,
} from '../contract/coach-data.ts'
import { type CheckedUser, refuse } from './data-access.ts'
import { lockData, readData } from './data-queries.ts'
import { afterChange, mayChange, maySend, videoAddressOf } from './data-rules.ts'
import { decisionLetter } from './letters.ts'
import { coachData, coachDecisions, coachDocuments, coachSubjects } from './tables.ts'

export interface DataForm {
  /** The version that was displayed; absent for changes that replace any previous value. */
  version?: number | undefined
  about?: string | undefined
  videoUrl?: string | null | undefined
  education?: Education[] | undefined
  subjects?: CoachSubject[] | undefined
  paymentScheme?: 'self_employed' | 'entrepreneur' | 'contract' | null | undefined
}

/** Locks the row for a change. @throws coach_on_check */
async function openData(ctx: Ctx) {
  const state = await lockData(ctx.sql, ctx.viewer.id)
  if (!mayChange(state)) throw refuse('coach_on_check')
  return state
}

/** What a methodist has checked was changed. */
const changed = (ctx: Ctx, state: Parameters<typeof afterChange>[0]) =>
  ctx.db
    .update(coachData)
    .set({ state: afterChange(state) })
    .where(eq(coachData.userId, ctx.viewer.id))

/** @throws video_unfit */
function videoOf(typed: string | null | undefined): string | null | undefined {
  if (typed === undefined) return undefined
  if (!typed) return null
  const address = videoAddressOf(typed)
  if (address === null) throw refuse('video_unfit')
  return address
}

/** @throws subject_twice, subject_unfit */
async function replaceSubjects(ctx: Ctx, subjects: readonly CoachSubject[]): Promise<void> {
  const ids = [...new Set(subjects.map(({ disciplineId }) => disciplineId))]
  if (ids.length < subjects.length) throw refuse('subject_twice')
  const [known] = await ctx.db.select({ n: count() }).from(disciplines).where(inArray(disciplines.id, ids))
  if (known!.n < ids.length) throw refuse('subject_unfit')
  await ctx.db.delete(coachSubjects).where(eq(coachSubjects.userId, ctx.viewer.id))
  await insertMany(
    ctx.sql,
    coachSubjects,
    subjects.map(({ disciplineId, levels }) => ({
      userId: ctx.viewer.id,
      disciplineId,
      levels: [...new Set(levels)],
    })),
  )
}

/** Changes what is named. @throws changed_meanwhile, coach_on_check, video_unfit, subject_unfit, subject_twice, education_year_ahead */
export async function changeData(ctx: Ctx, form: DataForm): Promise<void> {
  const { about, education, subjects, paymentScheme } = form
  const state = await openData(ctx)
  const { version, ...asked } = form
  const typed = async () => {
    const now = await readData(ctx.sql, ctx.viewer.id)
    const known = now.subjects.map(({ disciplineId, levels }) => ({ disciplineId, levels }))
    const { about, videoUrl, education, paymentScheme } = now
    return { about, videoUrl, education, paymentScheme, subjects: known }
  }
  const versions = { key: coachData.userId, version: coachData.version }
  const seen = version ?? (await readData(ctx.sql, ctx.viewer.id)).version
  if (!(await changeSeen(ctx, versions, ctx.viewer.id, { version: seen, asked }, typed))) return
  const videoUrl = videoOf(form.videoUrl)
  // Current students enter the year of graduation: six years ahead is the longest course.
  if (education?.some(({ year }) => year > ctx.now.getUTCFullYear() + 6)) throw refuse('education_year_ahead')
  if (subjects) await replaceSubjects(ctx, subjects)
  const named = Object.fromEntries(
    Object.entries({ about, videoUrl, education, paymentScheme }).filter(([, value]) => value !== undefined),
  )
  if (Object.keys(named).length > 0)
    await ctx.db.update(coachData).set(named).where(eq(coachData.userId, ctx.viewer.id))
  if (education || subjects) await changed(ctx, state)
}

/** @throws coach_on_check, documents_too_many, document_absent */
export async function addDocument(ctx: Ctx, kind: DocumentKind, fileId: string): Promise<void> {
  const state = await openData(ctx)
  const { documents } = await readData(ctx.sql, ctx.viewer.id)
  if (documents.some((one) => one.fileId === fileId)) return
  if (documents.length >= mostDocuments) throw refuse('documents_too_many')
  if (!(await attachFiles(ctx, ctx.viewer.id, [fileId], ctx.now))) throw refuse('document_absent')
  await ctx.db.insert(coachDocuments).values({ userId: ctx.viewer.id, kind, fileId, createdAt: ctx.now })
  await changed(ctx, state)
}

/** @throws coach_on_check, document_not_found */
export async function removeDocument(ctx: Ctx, documentId: number): Promise<void> {
  const state = await openData(ctx)
  const { documents } = await readData(ctx.sql, ctx.viewer.id)
  const own = documents.find(({ id }) => id === documentId)
  if (!own) throw refuse('document_not_found')
  await ctx.db.delete(coachDocuments).where(eq(coachDocuments.id, documentId))
  await releaseFiles(ctx, [own.fileId])
  await changed(ctx, state)
}

/** @throws coach_on_check, coach_incomplete */
export async function sendData(ctx: Ctx): Promise<void> {
  const state = await openData(ctx)
  const row = await readData(ctx.sql, ctx.viewer.id)
  if (!maySend({ ...row, state, documents: row.documents.map(({ kind }) => kind) }))
    throw refuse('coach_incomplete')
  await ctx.db
    .update(coachData)
    .set({ state: 'on_check', sentAt: ctx.now })
    .where(eq(coachData.userId, ctx.viewer.id))
}

export interface Decision {
  isApproved: boolean
  comment: string
  /** When that was sent which the methodist has read. */
  sentAt: string
}

/** Records a methodist’s decision as a permanent row. @throws coach_decided, coach_comment_needed */
export async function decide(ctx: Ctx, user: CheckedUser, { isApproved, comment, sentAt }: Decision) {
  const state = await lockData(ctx.sql, user.id)
  const now = await readData(ctx.sql, user.id)
  if (state !== 'on_check' || now.sentAt?.getTime() !== Date.parse(sentAt)) throw refuse('coach_decided')
  if (!isApproved && comment === '') throw refuse('coach_comment_needed')
  await ctx.db.insert(coachDecisions).values({
    userId: user.id,
    isApproved,
    comment,
    decidedBy: ctx.viewer.id,
    decidedAt: ctx.now,
  })
  await ctx.db
    .update(coachData)
    .set({ state: isApproved ? 'approved' : 'returned' })
    .where(eq(coachData.userId, user.id))
  if (isApproved && !user.isCoach) {
    await changeUser(ctx, user.id, { isCoach: true })
    ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [user.id] })
  }
  if (user.email && user.emailConfirmedAt)
    await sendMessage(ctx, decisionLetter({ to: user.email, isApproved, comment, coachId: user.id }), ctx.now)
}
