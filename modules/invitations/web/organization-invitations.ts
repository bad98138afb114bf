import type { ReactNode } from 'react'
import type { EmployeeRole } from '../contract/index.ts'

export interface OrganizationInvitationsProps {
  organizationId: number
  /** As whom somebody may work there, the usual one first. */
  roles: readonly EmployeeRole[]
  /** Takes a list out of a file: of another room. */
  listFile: (onRead: (text: string) => void) => ReactNode
}
