import type { OrganizationCard } from '@school/organizations/contract'

/** An administrator of the school itself, with names open, decides who is admitted to its classes. */
export const letsIn = ({ kind, can }: Pick<OrganizationCard, 'kind' | 'can'>): boolean =>
  kind === 'school' && !can.govern && can.readNames
