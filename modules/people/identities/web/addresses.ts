import type { Provider } from '../contract/index.ts'

/** Leaves the site for the provider: an address of the server and not of a page. */
export const providerAddress = (provider: Provider, redirectUrl: string | null): string =>
  `/user/auth/${provider}${redirectUrl ? `?${new URLSearchParams({ redirect_url: redirectUrl })}` : ''}`
