import type { OrganizationCard } from '@school/organizations/contract'

/** Whoever administers the school itself, with names open, says who is let into its classes. */
export const letsIn = ({ kind, can }: Pick<OrganizationCard, 'kind' | 'can'>): boolean =>
  kind === 'school' && !can.govern && can.readNames
