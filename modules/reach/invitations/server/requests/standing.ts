import type { Ctx } from '@school/kernel/server'
import { findActiveSchool, findPlaceOfClasses, readChosenSchool } from '@school/organizations/server'
import { listOwnClasses } from '@school/school-classes/server'
import type { SchoolStanding } from '../../contract/school-requests.ts'
import { findPartners } from './actions.ts'
import { listOwnRequests } from './queries.ts'
import { mostSuggested, searchOf } from './rules.ts'

/** What the viewer waits for, and which classes are still their own. */
export async function readStandingOfTeacher(ctx: Ctx): Promise<SchoolStanding> {
  const school = await findActiveSchool(ctx.sql, ctx.viewer.id)
  const [place, chosen, requests, ownClasses] = await Promise.all([
    findPlaceOfClasses(ctx),
    readChosenSchool(ctx),
    listOwnRequests(ctx.sql, ctx.viewer.id),
    listOwnClasses(ctx, ctx.viewer.id, school?.id ?? null),
  ])
  const mayAsk = place?.isOwn === true
  const isAsked = requests.some(({ state }) => state === 'waiting')
  return {
    schoolName: school?.name ?? null,
    chosenName: chosen?.name ?? null,
    suggested:
      mayAsk && !isAsked && chosen ? (await findPartners(ctx, searchOf(chosen))).slice(0, mostSuggested) : [],
    requests: requests.map(({ askedAt, decidedAt, ...request }) => ({
      ...request,
      askedAt: askedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    ownClasses,
    can: {
      ask: mayAsk,
      send: mayAsk && ctx.viewer.isProved,
      move: school !== undefined && ownClasses.some(({ isTaken }) => !isTaken),
    },
  }
}
