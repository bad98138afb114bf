import { createContext } from 'react-router'

/** Server settings for every page; becomes the page options (shared-application §3, "App options from the page"). */
export interface PageSettings {
  readonly contactPhoneNumber: string
  /** ISO 4217. */
  readonly currencyCode: string
  readonly nextSchoolYearProductsExists: boolean
  readonly phoneConfirmationType: 'sms' | 'call' | 'cascade_by_call'
  readonly showMagicDuelBanner: boolean
  readonly showOlympiadBanner: boolean
  readonly experiments: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly featureFlags: readonly string[]
}

export interface InnerAnswer {
  status: number
  headers: Readonly<Record<string, unknown>>
  /** JSON in wire names; empty when there is a `reply`. */
  body: string
  /** What a read answers, in our names: it never was JSON. */
  reply?: unknown
}

/** The API in the same process, with the visitor's own cookie and address. */
export type InnerApi = (call: { method: string; url: string; body?: unknown }) => Promise<InnerAnswer>

/** The visitor as the server introduces them to the loaders of a page. */
export interface Visitor {
  readonly api: InnerApi
  readonly isSignedIn: boolean
  readonly nonce: string
  readonly csrfToken: string
  readonly isProduction: boolean
  /** Where the site is, for the portal's links to it. */
  readonly siteUrl: string
  readonly settings: PageSettings
  /** The page is made once for many guests, or for a robot. */
  readonly isPrerender: boolean
}

export const visitorContext = createContext<Visitor>()

/** An answer of an app; a page that needs no stream has its bytes at hand. */
interface PageResponse extends Response {
  readonly whole?: Buffer
}

/** What the server bundle of an app exports. */
export interface AppBundle {
  render(request: Request, visitor: Visitor): Promise<PageResponse>
  /** True for an address whose page is the same for every guest. */
  isPublic(pathname: string): boolean
}
