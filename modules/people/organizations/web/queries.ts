import { pageQuery, query } from '@school/api-client'
import {
  getOrganization,
  getOwnOrganization,
  listNameViews,
  listOrganizations,
  listOrganizationUsers,
  listRoles,
} from '../contract/index.ts'

/** Roles of the viewer, in the order of the dialog. */
export const userStateQuery = query(listRoles, {})

/** Where the viewer administers. */
export const ownOrganizationQuery = query(getOwnOrganization, {})
export const organizationQuery = (organizationId: number) =>
  query(getOrganization, { params: { organizationId } })

/** @param titleCont words of a name, a town or a code; all that is reached is searched then */
export const foundOrganizationsQuery = (titleCont: string, page = 1) =>
  pageQuery(listOrganizations, { query: { q: { titleCont }, page } })
/** The organizations directly below an organization. */
export const belowQuery = (parentIdEq: number, page = 1) =>
  pageQuery(listOrganizations, { query: { q: { parentIdEq, s: 'title asc' }, page } })

export const employeesQuery = (organizationId: number, page = 1) =>
  pageQuery(listOrganizationUsers, { params: { organizationId }, query: { page, q: {} } })

/** Who has read names of pupils there and below. */
export const nameViewsQuery = (organizationId: number, page = 1) =>
  pageQuery(listNameViews, { params: { organizationId }, query: { page } })
