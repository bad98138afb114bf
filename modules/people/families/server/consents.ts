import { changeUser, lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import type { ConsentChannel, ConsentKind } from '../contract/consent.ts'
import { consentTexts } from '../contract/ru-consents.ts'
import { isForbidden, isPhotoForbidden } from './queries.ts'

/** Writes down what was agreed to; what is in force already by the text of now stays as it was given, an earlier one ends. */
export async function giveConsents(
  ctx: Ctx,
  childId: number,
  kinds: readonly ConsentKind[],
  { givenBy, channel }: { givenBy: number; channel: ConsentChannel },
): Promise<void> {
  for (const kind of kinds) {
    const { version } = consentTexts[kind]
    await ctx.sql.query({
      name: 'end_earlier_consent',
      text: `update consents set revoked_at = $3, revoked_by = $4
        where user_id = $1 and kind = $2 and revoked_at is null and text_version <> $5`,
      values: [childId, kind, ctx.now, givenBy, version],
    })
    await ctx.sql.query({
      name: 'give_consent',
      text: `insert into consents (user_id, kind, text_version, channel, given_by, given_at) values ($1, $2, $3, $4, $5, $6)
        on conflict (user_id, kind) where revoked_at is null do nothing`,
      values: [childId, kind, version, channel, givenBy, ctx.now],
    })
  }
  if (kinds.includes('public_name')) await changeUser(ctx, childId, { publicProfile: true })
}

export async function revokeConsent(ctx: Ctx, childId: number, kind: ConsentKind): Promise<void> {
  await ctx.sql.query({
    name: 'revoke_consent',
    text: 'update consents set revoked_at = $3, revoked_by = $4 where user_id = $1 and kind = $2 and revoked_at is null',
    values: [childId, kind, ctx.now, ctx.viewer.id],
  })
  await obey(ctx, childId)
}

/** What parents have not agreed to is not so from now on. */
export async function obey(ctx: Ctx, childId: number): Promise<void> {
  // A photograph that is just coming is seen here, or finds no consent.
  await lockUser(ctx.sql, childId)
  if (await isForbidden(ctx.sql, childId, 'public_name'))
    await changeUser(ctx, childId, { publicProfile: false })
  if (await isPhotoForbidden(ctx.sql, childId)) await changeUser(ctx, childId, { photoId: null })
}
