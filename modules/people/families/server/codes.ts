import { randomInt } from 'node:crypto'
import { type Ctx, Refusal, refusals } from '@school/kernel/server'
import { familyErrors } from '../contract/errors.ts'
import { codeAlphabet, codeLength, spelledCode } from '../contract/code.ts'
import type { ConsentKind } from '../contract/consent.ts'
import type { InvitationKind } from '../contract/family.ts'
import { lifetimeMs } from './rules.ts'

const refuse = refusals(familyErrors)

const makeCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** With the school's secret: forty bits without it could be tried through. */
const hashOf = ({ sign }: Pick<Ctx, 'sign'>, code: string): string => sign(`family:${code}`)

export interface Invitation {
  id: number
  kind: InvitationKind
  madeBy: number
  childId: number | null
  phone: string | null
  consents: ConsentKind[]
}

interface Wanted {
  /** The viewer, unless a request of a guest makes it for the account it has opened. */
  madeBy?: number
  kind: InvitationKind
  childId?: number | null
  phone?: string
  consents?: readonly ConsentKind[]
}

/** Makes a code; those of the same maker, kind and child that wait still are good no more. */
export async function invite(
  ctx: Ctx,
  { madeBy = ctx.viewer.id, kind, childId = null, phone, consents = [] }: Wanted,
): Promise<{ code: string; spelled: string; expiresAt: Date }> {
  const code = makeCode()
  const expiresAt = new Date(ctx.now.getTime() + lifetimeMs[kind])
  await ctx.sql.query({
    name: 'revoke_family_invitations',
    text: `update family_invitations set revoked_at = $4
      where made_by = $1 and kind = $2 and child_id is not distinct from $3 and used_at is null and revoked_at is null`,
    values: [madeBy, kind, childId, ctx.now],
  })
  await ctx.sql.query({
    name: 'make_family_invitation',
    text: `insert into family_invitations (kind, made_by, child_id, phone, code_hash, consents, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [kind, madeBy, childId, phone ?? null, hashOf(ctx, code), consents, ctx.now, expiresAt],
  })
  return { code, spelled: spelledCode(code), expiresAt }
}

/**
 * The invitation with this code, of one of these kinds; none for a maker who is leaving.
 * @throws family_code_unknown for any invalid code
 */
export async function findInvitation(
  ctx: Ctx,
  code: string,
  kinds: readonly InvitationKind[],
): Promise<Invitation> {
  const { rows } = await ctx.sql.query<Invitation>({
    name: 'find_family_invitation',
    text: `select id, kind, made_by as "madeBy", child_id as "childId", phone, consents from family_invitations
      where code_hash = $1 and kind = any($2::text[]) and used_at is null and revoked_at is null and expires_at > $3
        and not exists (select from users u where u.id in (made_by, child_id) and u.leaving_at is not null)`,
    values: [hashOf(ctx, code), kinds, ctx.now],
  })
  if (!rows[0]) throw refuse('family_code_unknown')
  return rows[0]
}

/** The code has done what it could: of two who type it at once the second is refused. @throws family_code_unknown */
export async function spend(ctx: Ctx, { id }: Invitation): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'spend_family_invitation',
    text: 'update family_invitations set used_at = $2, used_by = $3 where id = $1 and used_at is null and revoked_at is null',
    values: [id, ctx.now, ctx.viewer.id],
  })
  if (rowCount !== 1) throw refuse('family_code_unknown')
}

/** The recipient has declined. */
export async function decline(ctx: Ctx, { id }: Invitation): Promise<void> {
  await ctx.sql.query({
    name: 'decline_family_invitation',
    text: 'update family_invitations set revoked_at = $2 where id = $1 and used_at is null',
    values: [id, ctx.now],
  })
}

/** Whether a family code is valid now, and who is to type it: for modules in which other codes are typed. */
export async function whoTypes(ctx: Ctx, code: string): Promise<'child' | 'grown_up' | null> {
  try {
    const { kind } = await findInvitation(ctx, code, ['child', 'parent', 'second'])
    return kind === 'parent' ? 'child' : 'grown_up'
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
