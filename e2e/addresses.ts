import type { Viewer } from '@school/access'
import type { Browser, Page as BrowserPage } from '@playwright/test'
import { sendAs, signInAs, type Visitor } from './fixtures.ts'
import { findLinearEquations } from './linear-equations.ts'

// Addresses of the pages of the catalogue in the demo school, with numbers of existing objects.

interface Ids {
  course: number
  lesson: number
  task: number
  training: number
  /** By the exact name of a parameter. */
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
  throw new Error('no demo person has a certificate')
}

/** An attestation for the person's grade; any number for people without one: the page shows that it is absent. */
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

/** A link to results shared by the demo graduate: the existing one, or a new one. */
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

/** A link to the calendar of the demo pupil: the existing one, or a new one. */
async function findShownCalendar(browser: Browser): Promise<string> {
  const context = await browser.newContext()
  const { request } = context
  await signInAs(request, 'pupil')
  const { body } = await sendAs(request, 'POST', '/api/calendar/shares', {})
  await context.close()
  return (body as { token: string }).token
}

/** A homework of this person: a pupil's from the library, begun; a teacher's own, or a draft. */
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

/** Ids of an existing course, of its first lesson and of that lesson's first task. */
async function findIds(page: BrowserPage, viewer: Viewer, send: Visitor['send']): Promise<Ids> {
  const { id: course, lessons } = await findLinearEquations(page)
  const trainings = (await (await page.request.get('/api/trainings')).json()) as {
    id: number
    mode: string
  }[]
  // A finished one: all its pages are open.
  const olympiads = (await (await page.request.get('/api/olympiads?q[state_eq]=finished')).json()) as {
    id: number
  }[]
  const { stages } = (await (await page.request.get(`/api/olympiads/${olympiads[0]!.id}`)).json()) as {
    stages: { id: number }[]
  }
  // One of the pupils with a certificate: the demo pupil, who has finished a course.
  const certificate = await findCertificate(page)
  const exams = (await (await page.request.get('/api/exam_rehearsals')).json()) as { id: number }[]
  // Reviewers see an answer that waits; other people are refused for any number.
  const queue = await page.request.get('/api/teacher/check_queue')
  const [review] = queue.ok() ? ((await queue.json()) as { id: number }[]) : []
  const named = {
    review_id: review?.id ?? 1,
    user_id: certificate.user_id,
    certificate_id: certificate.id,
    exam_rehearsal_id: exams[0]!.id,
    olympiad_id: olympiads[0]!.id,
    stage_id: stages.at(-1)!.id,
    // Of a rehearsal; absent for people who do not monitor it.
    work_id: await findMonitoredWork(page),
    skill_id: 1,
    provider: 'yandex',
    ...(await findHomework(page, viewer, send)),
  }
  // The sheet of an exam is closed until the exam is finished.
  const training = trainings.find(({ mode }) => mode === 'practice')!.id
  return { named, course, lesson: lessons[0]!.id, task: 1, training }
}

/** A content page for each branch of content pages. */
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

/** Links are the same for all people. */
let shown: Promise<string> | undefined
let shownCalendar: Promise<string> | undefined

/** @returns the address of any page of the catalogue for this person by its path; ids are requested once */
export async function findAddresses(
  page: BrowserPage,
  viewer: Viewer,
  send: Visitor['send'],
): Promise<(path: string) => string> {
  const ids = await findIds(page, viewer, send)
  ids.named['ulid'] = await (shown ??= findShownResults(page.context().browser()!))
  ids.named['token'] = await (shownCalendar ??= findShownCalendar(page.context().browser()!))
  const attestation = await findAttestation(page)
  // Both kinds of trainings have the same parameter name in addresses.
  return (path) => fill(path, path.startsWith('/attestation') ? { ...ids, training: attestation } : ids)
}
