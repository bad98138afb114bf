import type { NamedOrganization, OrganizationKind } from '@school/organizations/contract'
import type { AnalysedStage } from '../contract/index.ts'

/** An organization in the scope of the viewer. */
export interface ReachedPlace {
  id: number
  kind: OrganizationKind
  /** How deep it lies in the tree. */
  depth: number
  /** Whoever works in a school knows its pupils: no group is too small for them. */
  isOwnSchool: boolean
  trail: NamedOrganization[]
}

/** A published stage. */
export interface ReachedStage extends AnalysedStage {
  hasAwards: boolean
  closesAt: Date
}
