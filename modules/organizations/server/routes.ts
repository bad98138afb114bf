import { handle, type Route } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { readRoles, switchTo } from './roles.ts'

export const routes: readonly Route[] = [
  handle(contract.listRoles, readRoles),
  handle(contract.switchRole, (ctx, { params }) => switchTo(ctx, params.roleId)),
]
