import * as z from 'zod'

/** Supported providers (shared-application §2, «Social sign-in links»); the names are part of URLs. */
export const providers = [
  'vkontakte',
  'mailru_oauth2',
  'facebook',
  'google_oauth2',
  'odnoklassniki',
  'yandex',
  'pcs2035',
  'educont',
] as const

export const Provider = z.enum(providers)
export type Provider = (typeof providers)[number]

export const ProviderParams = z.object({ provider: Provider })

/** A provider by which one may sign in here, and whether the person does. */
export const SocialNet = z.object({
  provider: Provider,
  title: z.string(),
  isBound: z.boolean(),
  /** How the provider calls the person; `null` where nothing is bound. */
  name: z.string().nullable(),
})
export type SocialNet = z.infer<typeof SocialNet>

export const OfferToken = z
  .string()
  .length(43)
  .regex(/^[\w-]+$/)
export const OfferParams = z.object({ token: OfferToken })

/** What a provider has said of somebody who is not bound to any account yet; good for a quarter of an hour in the same browser. */
export const IdentityOffer = z.object({
  provider: Provider,
  title: z.string(),
  /** In conversational order: «Маша Миронова»; empty when the provider does not return a name. */
  shortName: z.string(),
  /** As the form of signing up wants it: «Миронова Маша». */
  listedName: z.string(),
  /** Only when the provider has proved it. */
  email: z.string().nullable(),
  /** An account with this address is here: it is bound by its password and not made again. */
  hasAccount: z.boolean(),
})
export type IdentityOffer = z.infer<typeof IdentityOffer>

/** Where a person is led after coming back from a provider. */
export const Arrival = z.object({
  /** `home`: signed in or bound already; the other pages ask a question about the provider’s profile, which is stored under `offer`. */
  next: z.enum(['home', 'commit_binding', 'confirm_binding']),
  offer: z.string().nullable(),
  afterSignInPath: z.string().nullable(),
})
export type Arrival = z.infer<typeof Arrival>
