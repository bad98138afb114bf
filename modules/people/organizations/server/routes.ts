import { rowsAsked } from '@school/kernel/contract'
import { handle, type Route } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { listNameViews, nameViewsFile } from './name-views.ts'
import { importOrganizations } from './importing.ts'
import { organizationsFile, usersFile } from './files.ts'
import { add, change } from './governing.ts'
import { readRoles, switchTo } from './roles.ts'
import { roleOfWire } from './rules.ts'
import { changeRole, giveRole, takeRole } from './staffing.ts'
import { listTree, readCard, readOwnCard } from './tree.ts'
import { undoImport } from './undoing-import.ts'
import { listUsers, readUser } from './users.ts'

export const routes: readonly Route[] = [
  handle(contract.listRoles, async (ctx, { query }) =>
    rowsAsked(contract.roleEntryColumns, query.q, await readRoles(ctx)),
  ),
  handle(contract.switchRole, (ctx, { params }) => switchTo(ctx, params.roleId)),

  handle(contract.listOrganizations, (ctx, { query }) => listTree(ctx, query)),
  handle(contract.saveOrganizations, (ctx, { params, query }) =>
    organizationsFile(ctx, params.organizationId, query.format),
  ),
  handle(contract.getOwnOrganization, readOwnCard),
  handle(contract.getOrganization, (ctx, { params }) => readCard(ctx, params.organizationId)),
  handle(contract.addOrganization, async (ctx, { body }) => ({ id: await add(ctx, body) })),
  handle(contract.importOrganizations, (ctx, { params, body }) =>
    importOrganizations(ctx, params.organizationId, body),
  ),
  handle(contract.undoOrganizationImport, (ctx, { params }) =>
    undoImport(ctx, params.organizationId, params.importId),
  ),
  handle(contract.changeOrganization, async (ctx, { params, body }) => {
    await change(ctx, params.organizationId, body)
    return null
  }),

  handle(contract.listOrganizationUsers, (ctx, { params, query }) =>
    listUsers(ctx, params.organizationId, query),
  ),
  handle(contract.saveOrganizationUsers, (ctx, { params, query }) =>
    usersFile(ctx, params.organizationId, query.format),
  ),
  handle(contract.getOrganizationUser, async (ctx, { params, query }) => ({
    wkOrganizationUser: await readUser(ctx, params.organizationId, params.roleId, query.userId),
  })),
  handle(contract.addOrganizationUser, async (ctx, { params, body }) => {
    const roleId = await giveRole(ctx, params.organizationId, body.userId, roleOfWire(body.role))
    return { wkOrganizationUser: await readUser(ctx, params.organizationId, roleId) }
  }),
  handle(contract.changeOrganizationUser, async (ctx, { params, body }) => {
    await changeRole(ctx, params.organizationId, params.roleId, roleOfWire(body.role), body.version)
    return null
  }),
  handle(contract.removeOrganizationUser, async (ctx, { params, query }) => {
    await takeRole(ctx, params.organizationId, params.roleId, query.isConfirmed === 'true')
    return null
  }),

  handle(contract.listNameViews, (ctx, { params, query }) =>
    listNameViews(ctx, params.organizationId, query),
  ),
  handle(contract.saveNameViews, (ctx, { params, query }) =>
    nameViewsFile(ctx, params.organizationId, query.format),
  ),
]
