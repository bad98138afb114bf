import { query } from '@school/api-client'
import { listRoles } from '../contract/index.ts'

/** Roles of whoever looks, in the order of the dialog. */
export const userStateQuery = query(listRoles, {})
