import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { builtPages, pagesOf, portal } from '@school/routes'

/** Steps between signing in and the portal: they redirect when nothing is required. */
const steps = new Set<string>(
  [portal.entry.signInStep, portal.entry.requiredData, portal.entry.verificationNotice].map(
    ({ path }) => path,
  ),
)
const built = builtPages(portal, globSync('routes/*/*.tsx', { cwd: 'apps/portal/app' }))
/** Every page of the portal itself, without the steps. */
export const pagesOfPortal = pagesOf(portal)
  .map(({ page }) => page)
  .filter((page) => built.has(page) && !steps.has(page.path))

/** Ids of objects that this person may read, by names of parameters; without parameters that have none. */
export const findPortalIds = (page: Page): Promise<Record<string, number | string>> =>
  page.evaluate(async () => {
    // Replies on the wire: names are not converted.
    // oxlint-disable-next-line typescript/no-explicit-any
    const ask = async (path: string): Promise<any> => {
      const reply = await fetch(path)
      return reply.ok ? reply.json() : null
    }
    const me = await ask('/api/user/me')
    const stages = (await ask('/api/wk/analytics/stages'))?.stages ?? []
    const stageId = stages.find(({ figures }: { figures: unknown }) => figures !== null)?.id ?? 1
    let level = await ask(`/api/wk/analytics/stages/${stageId}`)
    while (level?.children?.length > 0) {
      const child = level.children.find(
        ({ figures }: { figures: { participants: number } | null }) =>
          figures !== null && figures.participants > 0,
      )
      level = child ? await ask(`/api/wk/analytics/stages/${stageId}/organizations/${child.id}`) : null
    }
    const grade = level?.grades?.find(
      ({ figures }: { figures: { participants: number } | null }) => figures?.participants,
    )
    const managed = await ask('/api/wk/olympiad_stages')
    const [school] = (await ask('/api/wk/organizations?q[kind_eq]=school')) ?? []
    const taught = await ask('/api/school_classes')
    const classes = school && (await ask(`/api/wk/organizations/${school.id}/school_classes`))
    const found = {
      // Only pupils have results.
      userId: me?.is_pupil ? me.id : undefined,
      stageId: stages.length > 0 ? stageId : undefined,
      organizationId: level?.organization?.id,
      grade: grade && `${grade.grade_index}-klass`,
      stage_id: managed?.[0]?.stages?.[0]?.id,
      schoolClassId: classes?.[0]?.id,
      id: taught?.classes?.[0]?.id,
      by: 'lessons',
    }
    return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined && id !== null))
  })

/** The address of a page of the portal. */
export const fillPortal = (path: string, ids: Record<string, number | string>): string =>
  path
    .replace(/\/:(section|resourceType|resourceId)\?/g, '')
    .replace(/\/:(\w+)(\?)?/g, (_, name: string, isOptional?: string) =>
      name in ids || !isOptional ? `/${ids[name] ?? 0}` : '',
    )
