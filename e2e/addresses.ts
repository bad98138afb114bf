import type { Viewer } from '@school/access'
import type { Browser, Page as BrowserPage } from '@playwright/test'
import { sendAs, signInAs, type Visitor } from './fixtures.ts'
import { findLinearEquations } from './linear-equations.ts'

// Where the pages of the catalogue are in the demo school: addresses filled with numbers of what exists.

interface Ids {
  course: number
  lesson: number
  task: number
  training: number
  /** By the very name of a parameter. */
  named: Record<string, number | string>
}

async function findCertificate(page: BrowserPage): Promise<{ id: number; user_id: number }> {
  for (let user = 1; user < 20; user++) {
    const list = (await (await page.request.get(`/api/users/${user}/certificates`)).json()) as {
      id: number
      user_id: number
    }[]
    if (list[0]) return list[0]
  }
  throw new Error('nobody of the demo people has a certificate')
}

/** One for the walker's grade; for whoever has none, any number: the page says that it is absent. */
async function findAttestation(page: BrowserPage): Promise<number> {
  const reply = await page.request.get('/api/attestation_trainings')
  const list = reply.ok() ? ((await reply.json()) as { id: number }[]) : []
  return list[0]?.id ?? 1
}

async function findMonitoredWork(page: BrowserPage): Promise<number> {
  const reply = await page.request.get('/api/teacher/led_works')
  const list = reply.ok() ? ((await reply.json()) as { id: number }[]) : []
  return list[0]?.id ?? 1
}

/** A link to results which the graduate of the demo has shown: made anew, or the one that is there. */
async function findShownResults(browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const { request } = context
  await signInAs(request, 'graduate')
  const exams = (await (await request.get('/api/exam_rehearsals?q[exam_eq]=ege')).json()) as { id: number }[]
  const url = `/api/exam_rehearsals/${exams[0]!.id}/shares`
  const { body } = await sendAs(request, 'POST', url, { attempt_number: 1, ends_on: null })
  await context.close()
  return (body as { ulid: string }).ulid
}

/** A link to the calendar of the demo pupil: made anew, or the one that is there. */
async function findShownCalendar(browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const { request } = context
  await signInAs(request, 'pupil')
  const { body } = await sendAs(request, 'POST', '/api/calendar/shares', {})
  await context.close()
  return (body as { token: string }).token
}

/** A homework of this very person: a pupil's of the library, begun; a teacher's own, or a draft. */
async function findHomework(
  page: BrowserPage,
  viewer: Viewer,
  send: Visitor['send'],
): Promise<Record<string, number>> {
  if (viewer.id === 0) return { homework_id: 1, id: 1 }
  const [set] = (await (await page.request.get('/api/homework_library/skills')).json()) as { id: number }[]
  if (viewer.kind === 'pupil') {
    const { body: taken } = await send('POST', `/api/homework_sets/${set!.id}/picks`)
    const { id } = taken as { id: number }
    const { body } = await send('POST', `/api/homeworks/${id}/starts`)
    return { homework_id: id, id: (body as { attempt: { tasks: { id: number }[] } }).attempt.tasks[0]!.id }
  }
  const own = (await (await page.request.get('/api/teacher/homeworks')).json()) as { id: number }[]
  if (own[0]) return { homework_id: own[0].id, id: 1 }
  const bank = `/api/teacher/homework_tasks?q[set_id_eq]=${set!.id}`
  const [task] = (await (await page.request.get(bank)).json()) as { id: number }[]
  const { body } = await send('POST', '/api/teacher/homeworks', { title: 'Черновик', task_ids: [task!.id] })
  return { homework_id: (body as { id: number }).id, id: task!.id }
}

/** Ids of a course that exists, of its first lesson and of that lesson's first task. */
async function findIds(page: BrowserPage, viewer: Viewer, send: Visitor['send']): Promise<Ids> {
  const { id: course, lessons } = await findLinearEquations(page)
  const trainings = (await (await page.request.get('/api/trainings')).json()) as {
    id: number
    mode: string
  }[]
  // A finished one: everything of it can be seen.
  const olympiads = (await (await page.request.get('/api/olympiads?q[state_eq]=finished')).json()) as {
    id: number
  }[]
  const { stages } = (await (await page.request.get(`/api/olympiads/${olympiads[0]!.id}`)).json()) as {
    stages: { id: number }[]
  }
  // One of the pupils with a certificate: the demo pupil, who has finished a course.
  const certificate = await findCertificate(page)
  const exams = (await (await page.request.get('/api/exam_rehearsals')).json()) as { id: number }[]
  // Who checks answers sees one that waits; others are turned away whatever the number is.
  const queue = await page.request.get('/api/teacher/check_queue')
  const [review] = queue.ok() ? ((await queue.json()) as { id: number }[]) : []
  const named = {
    review_id: review?.id ?? 1,
    user_id: certificate.user_id,
    certificate_id: certificate.id,
    exam_rehearsal_id: exams[0]!.id,
    olympiad_id: olympiads[0]!.id,
    stage_id: stages.at(-1)!.id,
    // Of a rehearsal; to whoever does not lead it it is absent.
    work_id: await findMonitoredWork(page),
    skill_id: 1,
    provider: 'yandex',
    ...(await findHomework(page, viewer, send)),
  }
  // The sheet of an exam is closed until it was written.
  const training = trainings.find(({ mode }) => mode === 'practice')!.id
  return { named, course, lesson: lessons[0]!.id, task: 1, training }
}

/** A page of words for each branch of them. */
const wordsOf: Record<string, string> = {
  '/coach-faq-agent': 'start',
  '/coach-faq-pupil': 'lesson',
  '/legal': 'policy/personal-data',
  '': 'official_info',
}

const fill = (path: string, ids: Ids): string =>
  path
    .replace(/^(.*)\/:info_materials_pages$/, (_, branch: string) => `${branch}/${wordsOf[branch]}`)
    .replace(/\/:conspect_id\?$/, '')
    .replace('rating/:by', 'rating/users')
    .replace('library/:section', 'library/skills')
    .replace('/lessons/:lesson_id/homeworks', '/lessons/0/homeworks')
    .replace(/:(\w+)\??/g, (_, name: string) =>
      String(
        ids.named[name] ??
          (/training/.test(name)
            ? ids.training
            : /lesson/.test(name)
              ? ids.lesson
              : /task/.test(name)
                ? ids.task
                : ids.course),
      ),
    )

/** Links are the same for everybody. */
let shown: Promise<string> | undefined
let shownCalendar: Promise<string> | undefined

/** Tells this person the address of any page of the catalogue by its path; the school is asked once. */
export async function findAddresses(
  page: BrowserPage,
  viewer: Viewer,
  send: Visitor['send'],
): Promise<(path: string) => string> {
  const ids = await findIds(page, viewer, send)
  ids.named['ulid'] = await (shown ??= findShownResults(page.context().browser()!))
  ids.named['token'] = await (shownCalendar ??= findShownCalendar(page.context().browser()!))
  const attestation = await findAttestation(page)
  // Trainings of both kinds are called by one name in addresses.
  return (path) => fill(path, path.startsWith('/attestation') ? { ...ids, training: attestation } : ids)
}
