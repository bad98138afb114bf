import type { ReactNode } from 'react'
import type { EmployeeRole } from '../contract/index.ts'

export interface OrganizationInvitationsProps {
  organizationId: number
  /** As whom somebody may work there, the usual one first. */
  roles: readonly EmployeeRole[]
  /** Reads a list from a file; provided by another module. */
  listFile: (onRead: (text: string) => void) => ReactNode
}
