import { audit, type Scores, withBrowser } from './lighthouse.ts'
import { median } from './load.ts'
import { readPage, renderingCpuMs } from './pages.ts'
import { type Bench, keepPage, publicPage } from './ratios.ts'
import type { Target } from './report.ts'
import { firstLoadBytes, firstLoadPromise } from '../tools/first-load.ts'

interface Places {
  course: string
  lesson: string
  landing: string
}

async function findPlaces({ database }: Bench): Promise<Places> {
  const { rows } = await database.pool.query<{ courseId: number; lessonId: number }>(
    'select course_id as "courseId", min(id) as "lessonId" from lessons where retired_at is null group by course_id order by course_id limit 1',
  )
  const { courseId, lessonId } = rows[0]!
  return {
    course: `/courses/${courseId}`,
    lesson: `/courses/${courseId}/lessons/${lessonId}`,
    landing: `/courses/${courseId}/landing`,
  }
}

/** A measurement that may fail: the report shows the reason and the promise counts as not kept. */
async function attempt(
  target: Omit<Target, 'value'>,
  take: () => Promise<number | Pick<Target, 'value' | 'note'>>,
): Promise<Target> {
  try {
    const taken = await take()
    return { ...target, ...(typeof taken === 'number' ? { value: taken } : taken) }
  } catch (error) {
    return { ...target, value: null, note: error instanceof Error ? error.message : String(error) }
  }
}

/** How long the server works on a page that is not kept. */
export async function measureRendering(bench: Bench): Promise<Target> {
  const { course } = await findPlaces(bench)
  const { cookie } = bench.pupils[0]!
  return attempt(
    {
      name: 'CPU of rendering the page of a course for its pupil',
      limit: { most: 9 },
      unit: 'bare answers of a kept page',
    },
    async () => {
      await keepPage(bench.bare, await readPage(bench.school, publicPage))
      const kept = await renderingCpuMs(bench.bare, '/page', {})
      const plain = await renderingCpuMs(bench.school, course, { cookie })
      const gzipped = await renderingCpuMs(bench.school, course, { cookie, 'accept-encoding': 'gzip' })
      return {
        value: gzipped / kept,
        note: `${gzipped.toFixed(2)} ms gzipped, ${plain.toFixed(2)} without compression; ${kept.toFixed(2)} ms kept`,
      }
    },
  )
}

/** How much a browser loads before a page answers to clicks. */
export async function measureFirstLoads(bench: Bench): Promise<Target[]> {
  const { course, lesson, landing } = await findPlaces(bench)
  const asGuest: Record<string, string> = {}
  const asPupil = { cookie: bench.pupils[0]!.cookie }
  const pages = [
    ...['/', '/catalog/courses', landing, '/user/login'].map((path) => ({
      path,
      headers: asGuest,
      most: firstLoadPromise.ofGuest,
    })),
    ...['/dashboard', course, lesson, '/dashboard/progress'].map((path) => ({
      path,
      headers: asPupil,
      most: firstLoadPromise.inApp,
    })),
  ]
  return Promise.all(
    pages.map(({ path, headers, most }) =>
      attempt(
        {
          name: `first load of \`${path}\`, JavaScript as it comes to a browser`,
          limit: { most },
          unit: 'kB',
        },
        async () => firstLoadBytes(await readPage(bench.school, path, headers)) / 1000,
      ),
    ),
  )
}

const tries = 3
const wantedPerformance = 95

/** One audit when it is good enough, else the median of three. */
async function auditUntilGood(url: string, port: number): Promise<Scores> {
  const taken: Scores[] = []
  while (taken.length < tries) {
    taken.push(await audit(url, port))
    if (taken.length === 1 && taken[0]!.performance >= wantedPerformance) break
  }
  const performance = median(taken.map((scores) => scores.performance))
  const accessibility = Math.min(...taken.map((scores) => scores.accessibility))
  return { performance, accessibility, remarks: taken.at(-1)!.remarks }
}

/** How a telephone fares. */
export async function measureLighthouse(bench: Bench): Promise<Target[]> {
  const { landing } = await findPlaces(bench)
  const { url } = bench.school
  // Browsers know every host below `localhost`; the brand is found by it.
  const portal = Object.assign(new URL(url), { hostname: 'kbc.portal.localhost' }).origin
  const pages = [
    ...['/', '/catalog/courses', landing].map((path) => ({ called: path, at: `${url}${path}` })),
    { called: 'the first page of the portal', at: `${portal}/` },
  ]
  const targets: Target[] = []
  await withBrowser(async (port) => {
    for (const { called, at } of pages) {
      const scores = auditUntilGood(at, port)
      const name = (what: string) => `Lighthouse, mobile, \`${called}\`: ${what}`
      targets.push(
        await attempt({ name: name('performance'), limit: { least: wantedPerformance } }, async () => ({
          value: (await scores).performance,
          note: (await scores).remarks.join('; '),
        })),
        await attempt(
          { name: name('accessibility'), limit: { least: 100 } },
          async () => (await scores).accessibility,
        ),
      )
    }
  })
  return targets
}
