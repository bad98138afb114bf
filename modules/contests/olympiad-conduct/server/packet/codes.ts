import { randomBytes } from 'node:crypto'
import { endSessionsOf, requireEntry, requireOwnEntry } from '@school/accounts/server'
import { type CodeTries, countCodeTry, type Ctx } from '@school/kernel/server'
import { movedBy } from '@school/olympiads/contract'
import { findStage, listParticipations } from '@school/olympiads/server'
import { conductErrors } from '../../contract/errors.ts'
import { refuse } from '../monitoring/access.ts'
import { admissionOf, personalCodeOf, readPersonalCode } from '../rules/index.ts'
import { accessPackets } from './access.ts'
import {
  type CodeRow,
  findByHash,
  listPupils,
  type NewCode,
  noteUse,
  type PacketPupil,
  revokeCode,
  saveCodes,
} from './queries.ts'

type Signing = Pick<Ctx, 'sign'>

/** Code of a pupil, computed with the secret of the school. */
export const codeFor = (
  { sign }: Signing,
  stageId: number,
  { userId, nonce }: { userId: number; nonce: string },
): string => personalCodeOf(sign(`olympiad-code:${stageId}:${userId}:${nonce}`))

const hashOf = ({ sign }: Signing, code: string): string => sign(`olympiad-code-kept:${code}`)

/** Codes to be written so that each of these pupils has a working code. */
function missingOf(ctx: Signing, stageId: number, pupils: readonly PacketPupil[]): NewCode[] {
  return pupils.flatMap(({ userId, nonce: kept, codeHash: keptHash }) => {
    const nonce = kept ?? randomBytes(12).toString('base64url')
    const codeHash = hashOf(ctx, codeFor(ctx, stageId, { userId, nonce }))
    return codeHash === keptHash ? [] : [{ userId, nonce, codeHash }]
  })
}

/** Gives every pupil of a school a personal code. @returns the number of codes */
export async function giveCodes(ctx: Ctx, stageId: number, schoolId: number): Promise<number> {
  const pupils = await listPupils(ctx.sql, { stageId, schoolId })
  const missing = missingOf(ctx, stageId, pupils)
  await saveCodes(ctx.sql, { stageId, issuedBy: ctx.viewer.id, now: ctx.now }, missing)
  if (missing.length > 0)
    ctx.security('privilege_permissions_changed', {
      reason: 'granted',
      subjectIds: missing.map(({ userId }) => userId),
      ids: { organizationId: schoolId },
    })
  return pupils.length
}

/** @throws stage_not_found, packets_closed, code_not_found */
export async function takeCodeBack(ctx: Ctx, stageId: number, id: number): Promise<void> {
  const { schoolId } = await accessPackets(ctx, stageId)
  const userId = await revokeCode(ctx.sql, { id, stageId, schoolId, by: ctx.viewer.id, now: ctx.now })
  if (userId === undefined) throw refuse('code_not_found')
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
  await endSessionsOf(ctx, userId, sourceOf(id))
}

const sourceOf = (id: number): string => `olympiad_code:${id}`

const tries: CodeTries = {
  kind: 'olympiad-code',
  windowMs: 15 * 60_000,
  mostOfOne: 10,
  mostOfAddress: 100,
  rightClears: 'all',
  refusal: { code: 'code_guesses', said: conductErrors.code_guesses },
}

/** Looks up a typed code by its stored digest. @throws code_needed, code_unknown, external_sign_in_only, TooManyRequests */
export async function recognizeCode(ctx: Ctx, typed: string): Promise<string> {
  requireEntry(ctx, 'slip')
  if (typed.trim() === '') throw refuse('code_needed')
  const { wasRight, crowded } = await countCodeTry(ctx, tries)
  const code = readPersonalCode(typed)
  const digest = code && hashOf(ctx, code)
  if (!digest || !(await findByHash(ctx.sql, digest))) throw crowded ?? refuseCode(ctx)
  await wasRight()
  return digest
}

function refuseCode({ security }: Ctx): Error {
  security('authn_login_fail', { reason: 'code_unknown' })
  return refuse('code_unknown')
}

/** Signs the pupil of a code in for the time of the stage. @throws code_unknown, code_early, code_over, external_sign_in_only */
export async function admitByCode(ctx: Ctx, digest: string): Promise<CodeRow & { olympiadId: number }> {
  const found = await findByHash(ctx.sql, digest)
  const stage = found && (await findStage(ctx.sql, found.stageId))
  if (!stage) throw refuseCode(ctx)
  await requireOwnEntry(ctx, found.userId, 'slip')
  const mine = await listParticipations(ctx.sql, found.userId, [stage.olympiadId])
  const shift = mine.find(({ stageId, isVirtual }) => stageId === stage.id && !isVirtual)?.shiftSeconds ?? 0
  const admission = admissionOf(movedBy(stage, shift), ctx.now)
  if (typeof admission === 'string') throw refuse(admission)
  if (!(await noteUse(ctx.sql, found.id, ctx.now))) throw refuseCode(ctx)
  ctx.visit.signIn(found.userId, { seconds: admission.seconds, source: sourceOf(found.id) })
  return { ...found, olympiadId: stage.olympiadId }
}
