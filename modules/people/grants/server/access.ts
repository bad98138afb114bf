import { type Ctx, refusals } from '@school/kernel/server'
import { grantErrors } from '../contract/errors.ts'
import { findGrantRow, type GrantRow, isPerson } from './queries.ts'
import { type ResourceKind, resourceKind } from './resource.ts'

const refuse = refusals(grantErrors)

/** The kinds that the viewer may grant and revoke manually. */
export const kindsOf = ({ extensions, viewer }: Pick<Ctx, 'extensions' | 'viewer'>): ResourceKind[] =>
  extensions(resourceKind).filter(({ mayGive }) => mayGive(viewer))

/** A person as those who give accesses know one. @throws person_not_found, for everybody else alike */
export async function accessPerson(ctx: Ctx, userId: number): Promise<readonly ResourceKind[]> {
  const kinds = kindsOf(ctx)
  if (kinds.length === 0 || !(await isPerson(ctx.sql, userId))) throw refuse('person_not_found')
  return kinds
}

async function isGivenByViewer(ctx: Ctx, kind: string, id: number): Promise<boolean> {
  const known = kindsOf(ctx).find((one) => one.kind === kind)
  return known !== undefined && (await known.find(ctx.sql, [id])).length > 0
}

/** @throws resource_not_found, absent and of a kind that the viewer does not give alike */
export async function accessResource(ctx: Ctx, kind: string, id: number): Promise<void> {
  if (!(await isGivenByViewer(ctx, kind, id))) throw refuse('resource_not_found')
}

/** @throws grant_not_found, absent and of a kind that the viewer does not give alike */
export async function accessGrant(ctx: Ctx, grantId: number): Promise<GrantRow> {
  const grant = await findGrantRow(ctx.sql, grantId)
  const isThere = grant && (await isGivenByViewer(ctx, grant.resourceKind, grant.resourceId))
  if (!isThere) throw refuse('grant_not_found')
  return grant
}
