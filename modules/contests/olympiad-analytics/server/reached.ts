import type { NamedOrganization, OrganizationKind } from '@school/organizations/contract'
import type { AnalysedStage } from '../contract/index.ts'

/** An organization in the scope of the viewer. */
export interface ReachedPlace {
  id: number
  kind: OrganizationKind
  /** Depth in the tree. */
  depth: number
  /** Staff of a school know its pupils: small groups are not hidden from them. */
  isOwnSchool: boolean
  trail: NamedOrganization[]
}

/** A published stage. */
export interface ReachedStage extends AnalysedStage {
  hasAwards: boolean
  closesAt: Date
}
