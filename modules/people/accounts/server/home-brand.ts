import type { Ctx } from '@school/kernel/server'

/** At whose portal an account is made now; `null` on the site and on the portal of no brand. */
export const homeBrandOf = ({
  portalAtHost,
  portalOf,
}: Pick<Ctx, 'portalAtHost' | 'portalOf'>): string | null =>
  portalAtHost.key === portalOf(null).key ? null : portalAtHost.key
