import {
  confirmRecognized,
  letIn,
  loginOf,
  recognize,
  requireEntry,
  requireOpenWay,
  signUpWithoutPassword,
  wayOf,
} from '@school/accounts/server'
import { listedName, shortName } from '@school/names/server'
import { findUser } from '@school/users/server'
import { type Ctx, Elsewhere, handle, handleAfter, Refusal, refusals } from '@school/kernel/server'
import { isSafeRedirect, link, site } from '@school/routes'
import * as contract from '../contract/index.ts'
import { accessOffer, accessTalk } from './access.ts'
import { bindIdentity, offerBinding, unbindIdentity } from './actions.ts'
import { demoProvider, demoTalk } from './demo-talk.ts'
import type { SocialProfile } from './known-providers.ts'
import { findBoundUser, hasAccount, listBindings, type OfferRow } from './queries.ts'
import { titles } from './ru.ts'
import { ProviderAway, ProviderDenied, type Talks } from './talk.ts'
import { readReturn, setOut } from './ticket.ts'

const refuse = refusals(contract.identityErrors)

export interface IdentitiesSettings {
  talks: Talks
  /** Where providers send people back to. */
  publicUrl: string
  /** Whether a host is of the portal: sessions are of a host, so people come back to where they set out. */
  isPortal: (host: string) => boolean
  isDemo: boolean
  /** At the desk: a provider that believes anybody, at portals that are entered from outside alone. */
  hasDemoProvider: boolean
}

/** @throws social_denied; social_unavailable */
async function asked<T>(talk: Promise<T>): Promise<T> {
  try {
    return await talk
  } catch (error) {
    if (error instanceof ProviderDenied) throw refuse('social_denied')
    if (error instanceof ProviderAway) throw refuse('social_unavailable')
    throw error
  }
}

const safe = (redirectUrl: string | null | undefined): string | null =>
  isSafeRedirect(redirectUrl) ? redirectUrl : null

async function listNets({ db, viewer }: Ctx, talks: Talks): Promise<contract.SocialNet[]> {
  const bound = viewer.id > 0 ? await listBindings(db, viewer.id) : []
  return contract.providers
    .filter((provider) => talks.has(provider) || bound.some((one) => one.provider === provider))
    .map((provider) => {
      const name = bound.find((one) => one.provider === provider)?.name ?? null
      return { provider, title: titles[provider], isBound: name !== null, name }
    })
}

/** Signs in a bound user; otherwise stores the provider’s profile as an offer and returns the page where it is decided. */
async function completeArrival(
  ctx: Ctx,
  provider: contract.Provider,
  profile: SocialProfile,
  redirectUrl: string | null,
): Promise<contract.Arrival> {
  const userId = await findBoundUser(ctx.db, provider, profile.subject)
  const isGuest = ctx.viewer.id === 0
  if (userId !== null && (isGuest || userId === ctx.viewer.id)) {
    const entrance = { userId, way: 'social' as const, afterSignInPath: redirectUrl }
    const { nextStep, afterSignInPath } = isGuest
      ? await letIn(ctx, entrance)
      : { afterSignInPath: redirectUrl, nextStep: null }
    return { next: 'home', offer: null, afterSignInPath: nextStep ?? afterSignInPath }
  }
  const offer = await offerBinding(ctx, provider, profile, redirectUrl)
  return { next: isGuest ? 'confirm_binding' : 'commit_binding', offer, afterSignInPath: redirectUrl }
}

/** Where a provider sends people back to: the host from which they have left. */
export function callbackAt(
  { publicUrl, isPortal }: Pick<IdentitiesSettings, 'publicUrl' | 'isPortal'>,
  host: string,
  provider: contract.Provider,
): string {
  const home = new URL(`/user/auth/${provider}/callback`, publicUrl)
  if (isPortal(host)) home.hostname = host
  return home.href
}

/** An address is accepted only from the provider, and only when the provider has verified it. */
const provedEmail = ({ email, isEmailProved }: OfferRow): string | null => (isEmailProved ? email : null)

const noTalks: Talks = new Map()

/** Providers available here: none when the portal at the host, or the viewer’s own portal, has none. */
function talksAt(ctx: Ctx, talks: Talks, hasDemoProvider: boolean): Talks {
  if (hasDemoProvider && talks.size === 0 && ctx.portalAtHost.flags.externalSignInOnly)
    return new Map([[demoProvider, demoTalk]])
  try {
    requireOpenWay(ctx, 'social')
    return talks
  } catch (error) {
    if (error instanceof Refusal) return noTalks
    throw error
  }
}

export const routesOf = ({ talks: known, isDemo, hasDemoProvider, ...places }: IdentitiesSettings) => {
  const talksFor = (ctx: Ctx) => talksAt(ctx, known, hasDemoProvider)
  const callbackOf = (provider: contract.Provider, { visit }: Ctx) => callbackAt(places, visit.host, provider)
  return [
    handle(contract.listSocialNets, (ctx) => listNets(ctx, talksFor(ctx))),

    handle(contract.leaveForProvider, async (ctx, { params: { provider }, query }) => {
      const talk = accessTalk(talksFor(ctx), provider)
      const secrets = setOut(ctx, { provider, redirectUrl: safe(query.redirectUrl) })
      // An answer of another kind than JSON, as files are.
      return new Elsewhere(await asked(talk.addressFor(secrets, callbackOf(provider, ctx)))) as never
    }),

    handleAfter(
      contract.arrive,
      async (ctx, { params: { provider }, body }) => {
        const talk = accessTalk(talksFor(ctx), provider)
        const query = new URLSearchParams(body.query)
        const way = readReturn(ctx, provider, query.get('state') ?? '')
        if (!way) throw refuse('social_outdated')
        return { way, profile: await asked(talk.profileOf(way, callbackOf(provider, ctx), query)) }
      },
      (ctx, { params: { provider } }, { way, profile }) =>
        completeArrival(ctx, provider, profile, safe(way.redirectUrl)),
    ),

    handle(contract.getOffer, async (ctx, { params: { token } }) => {
      const offer = await accessOffer(ctx, token)
      const email = provedEmail(offer)
      return {
        provider: offer.provider,
        title: titles[offer.provider],
        shortName: shortName(offer),
        listedName: listedName(offer),
        email,
        hasAccount: email !== null && (await hasAccount(ctx.db, email)),
      }
    }),

    handle(contract.commitBinding, async (ctx, { params: { token } }) => {
      requireOpenWay(ctx, 'social')
      const offer = await accessOffer(ctx, token)
      await bindIdentity(ctx, ctx.viewer.id, offer)
      const nets = await listNets(ctx, talksFor(ctx))
      return nets.find(({ provider }) => provider === offer.provider)!
    }),

    handleAfter(
      contract.confirmBinding,
      async (ctx, { params: { token }, body }) => {
        requireEntry(ctx, wayOf('social', loginOf(body.user.email)))
        await accessOffer(ctx, token)
        return recognize(ctx, body.user, isDemo, body.recaptchaToken)
      },
      async (ctx, { params: { token }, body }, recognized) => {
        const offer = await accessOffer(ctx, token)
        await confirmRecognized(ctx, body.user, recognized)
        const { userId } = recognized
        const way = wayOf('social', loginOf(body.user.email))
        // A password alone binds nothing to an account that has a second step: the page of binding comes after it.
        const hasStep = (await findUser(ctx.db, userId))!.secondFactorSince !== null
        const wanted = safe(body.redirectUrl ?? offer.redirectUrl)
        const binding = link(
          site.market.commitSocialBinding,
          { provider: offer.provider },
          { offer: token, redirect_url: wanted },
        )
        const entered = await letIn(ctx, { userId, way, afterSignInPath: hasStep ? binding : wanted })
        if (entered.nextStep !== null) return entered
        await bindIdentity(ctx, userId, offer)
        return { ...entered, afterSignInPath: wanted }
      },
    ),

    handle(contract.signUpByOffer, async (ctx, { body }) => {
      const offer = await accessOffer(ctx, body.offer)
      const known = await findBoundUser(ctx.db, offer.provider, offer.subject)
      const email = provedEmail(offer)
      // A repeat whose reply was lost: the account is there already.
      if (known === null && email !== null && (await hasAccount(ctx.db, email))) throw refuse('email_belongs')
      const way = known === null ? 'socialRegistration' : 'social'
      requireEntry(ctx, way)
      const userId = known ?? (await signUpWithoutPassword(ctx, { ...body.user, email }))
      if (known === null) await bindIdentity(ctx, userId, offer)
      return letIn(ctx, { userId, way, afterSignInPath: safe(body.redirectUrl ?? offer.redirectUrl) })
    }),

    handle(contract.unbind, async (ctx, { params: { provider } }) => {
      await unbindIdentity(ctx, ctx.viewer.id, provider)
      return null
    }),
  ]
}
