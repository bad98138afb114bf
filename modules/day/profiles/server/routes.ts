import { accountOf, lockUser } from '@school/users/server'
import { isWeakSession, presentProfile } from '@school/accounts/server'
import type { Signing } from '@school/delivery/server'
import { findMissingConsent } from '@school/families/server'
import type { FileStore } from '@school/files/server'
import { handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { keep } from './change.ts'
import { departureRoutes } from './departure/routes.ts'
import { nextField, refreshEnrichment } from './enrichment.ts'
import { listInterests, listSubjects, replaceInterests } from './interests.ts'
import { chooseMailings } from './mailings.ts'
import { goOnboarding, readOnboarding } from './onboarding.ts'
import { ownDataRoutesOf } from './own-data/routes.ts'
import { lackingOf, lockedOf, requiredOf } from './portal-rules.ts'
import { findProfile } from './queries.ts'
import { checkGrade, convertType, setEntryYear } from './standing.ts'
import { findByLink, turnByLink } from './stopped-mailing.ts'

export const routesOf = (signing: Pick<Signing, 'isSigned'>, store: FileStore) => [
  handle(contract.checkGrade, async (ctx, { body }) => presentProfile(ctx, await checkGrade(ctx, body))),

  handle(contract.setSchoolEntryYear, async (ctx, { body }) =>
    presentProfile(ctx, await setEntryYear(ctx, body.schoolEntryYear)),
  ),

  handle(contract.convertType, async (ctx, { body }) =>
    presentProfile(ctx, await convertType(ctx, body.toType)),
  ),

  handle(contract.updateMailings, async (ctx, { body }) =>
    presentProfile(ctx, await chooseMailings(ctx, body.communicationSubscriptions)),
  ),

  ...departureRoutes,
  ...ownDataRoutesOf(store),

  handle(contract.getMailing, (ctx, { params }) => findByLink(ctx, signing, params.token)),
  handle(contract.turnMailing, (ctx, { params, body }) => turnByLink(ctx, signing, params.token, body.isOn)),

  handle(contract.listInterests, (ctx) => listInterests(ctx.sql, ctx.viewer.id)),
  handle(contract.updateInterests, (ctx, { body }) => replaceInterests(ctx, body.interests)),
  handle(contract.listSubjects, (ctx) => listSubjects(ctx.sql)),

  handle(contract.getOnboarding, (ctx) => readOnboarding(ctx)),
  handle(contract.updateOnboarding, (ctx, { body }) => goOnboarding(ctx, body)),

  handle(contract.getProfileRules, async (ctx) => {
    const { flags } = ctx.portal
    const account = accountOf(ctx)
    return {
      required: requiredOf(flags),
      // Who has come by a personal code can't fill it in.
      lacking: isWeakSession(ctx) ? [] : lackingOf(flags, account, await findProfile(ctx.sql, account.id)),
      locked: lockedOf(flags),
      isSchoolOmitted: flags.organizationOmitted,
    }
  }),

  handle(contract.getMissingField, async (ctx) => ({
    field: await nextField(ctx),
    // In a weak session no parent can be called.
    consent: isWeakSession(ctx) ? null : await findMissingConsent(ctx, ctx.viewer.id),
  })),
  handle(contract.skipMissingField, async (ctx, { body }) => {
    const { id } = accountOf(ctx)
    await lockUser(ctx.sql, id)
    const known = await findProfile(ctx.sql, id)
    const skippedFields = [...new Set([...(known?.skippedFields ?? []), body.field])]
    await keep(ctx, id, { skippedFields, askedAgainAt: ctx.now })
    await refreshEnrichment(ctx, id)
    return null
  }),
]
