import { admits, guest, type Viewer } from '@school/access'
import { routes } from '@school/server/modules'
import { listVisits, openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool

/** Words that occur only in keys and solutions: column names and parts of rubrics. */
const secretNames = [
  '"rubric"',
  '"correct"',
  '"tolerance"',
  '"password_hash"',
  '"areas"',
  '"other_units"',
  '"case_sensitive"',
  '"content_hash"',
  '"token_hash"',
  '"recipe"',
  '"formulas"',
]

interface Way {
  audience: Parameters<typeof admits>[0]
  urls: readonly string[]
}

const visits = await listVisits()
const addresses: Readonly<Record<string, string>> = Object.assign({}, ...visits.map((own) => own.addresses))
const reads = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
const leadOf = (path: string): string | undefined => /:(\w+)/.exec(path)?.[1]

/** Every GET endpoint at all its addresses with existing ids. */
async function waysOf(userId: number): Promise<Way[]> {
  const known = new Map<string, Record<string, unknown>[]>()
  for (const [lead, query] of Object.entries(addresses))
    known.set(lead, await school.rows(query, query.includes('$1') ? [userId] : []))
  const urlsOf = (path: string): string[] => {
    const rows = known.get(leadOf(path) ?? '') ?? []
    return (rows.length > 0 ? rows : [{}]).map((row) =>
      path.replace(/:(\w+)/g, (_, name: string) => String({ userId, ...row }[name] ?? 1)),
    )
  }
  return reads.map(({ audience, path }) => ({ audience, urls: [...new Set(urlsOf(path))] }))
}

/**
 * A long sequence of words of each solution: long enough to exclude chance. Without markup, because formulas begin alike, and without
 * words that the task itself gives for ordering.
 */
async function solutionTexts(): Promise<string[]> {
  const rows = await school.rows<{ html: string; question: string }>(
    'select solution_html as html, question::text as question from tasks',
  )
  return rows.flatMap(({ html, question }) => {
    const [longest] = [...html.matchAll(/>([^<>"\\\n]{40,})</g)]
      .map(([, text]) => text!)
      .filter((text) => !question.includes(text))
      .toSorted((a, b) => b.length - a.length)
    return longest ?? []
  })
}

/** The person who makes the request, and their viewer for audience checks. */
interface Asker {
  person: Person
  viewer: Viewer
}

const atOnce = 8

/** A person outside of the audience is refused before the address is read: one address is enough to test it. */
async function everyAnswerTo({ person, viewer }: Asker): Promise<{ url: string; text: string }[]> {
  const asked = (await waysOf(person.id)).flatMap(({ audience, urls }) => {
    const isLetIn = admits(audience, viewer)
    return (isLetIn ? urls : urls.slice(0, 1)).map((url) => ({ url, isLetIn }))
  })
  const texts: { url: string; text: string }[] = []
  const askNext = async (): Promise<void> => {
    for (let next = asked.pop(); next; next = asked.pop()) {
      const { url, isLetIn } = next
      const { status, text, headers } = await person.get(url)
      if (!isLetIn)
        expect([status, headers['x-error-code']], url).toEqual(
          viewer.id === 0 ? [401, 'sign_in_required'] : [403, 'forbidden'],
        )
      texts.push({ url, text })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext))
  return texts
}

test('every read that names an object has its addresses in the visits of a module', () => {
  const leads = reads.flatMap(({ path }) => leadOf(path) ?? [])
  expect(leads.filter((lead) => !(lead in addresses))).toEqual([])
})

describe('no reply contains a key, and no unsolved task shows its solution', () => {
  let askers: Record<string, Asker>
  let secrets: string[]

  beforeAll(async () => {
    school = await openTestSchool()
    const masha = await school.person('Маша')
    const vanya = await school.person('Ваня', { gradeIndex: 2, isElementaryPupil: true })
    const vasilisa = await school.person('Василиса', { gradeIndex: null, isParent: true })
    const anton = await school.person('Антон', { gradeIndex: null, type: 'agent' })
    const pupil: Viewer = { ...guest, kind: 'pupil' }
    askers = {
      guest: { person: school.guest(), viewer: guest },
      pupil: { person: masha, viewer: { ...pupil, id: masha.id } },
      'small pupil': { person: vanya, viewer: { ...pupil, id: vanya.id, isElementary: true } },
      parent: { person: vasilisa, viewer: { ...pupil, id: vasilisa.id, isParent: true } },
      'grown-up': { person: anton, viewer: { ...guest, id: anton.id, kind: 'agent' } },
    }
    // Attempts of every kind of work in progress, with an answer that is wrong or waits for a reviewer.
    for (const { begin } of visits) await begin?.(school, masha)
    secrets = [...secretNames, ...(await solutionTexts())]
  }, 120_000)

  test('searches for hundreds of solutions', () => {
    expect(secrets.length).toBeGreaterThan(100)
  })

  test.each([
    ['guest', 100],
    ['pupil', 1000],
    ['small pupil', 1000],
    ['parent', 1000],
    ['grown-up', 1000],
  ])('to a %s', { timeout: 120_000 }, async (who, least) => {
    const answers = await everyAnswerTo(askers[who]!)
    expect(answers.length).toBeGreaterThan(least)
    // Identical replies are searched once.
    const urls = new Map(answers.map(({ url, text }) => [text, url]))
    const leaks = [...urls].flatMap(([text, url]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${url}: ${secret}`),
    )
    expect(leaks).toEqual([])
  })
})

describe('a solution', () => {
  beforeEach(async () => {
    school = await openTestSchool()
  })

  test('is detected where it may be shown: a methodist may preview it', async () => {
    const methodist = await school.person('Анна', { gradeIndex: null, type: 'agent', isMethodist: true })
    const [task] = await school.rows<{ id: number }>('select id from tasks order by id limit 1')
    const { text } = await methodist.get(`/api/tasks/${task!.id}/preview`)
    expect((await solutionTexts()).some((solution) => text.includes(solution))).toBe(true)
  })

  test('is not revealed by the verdict of a wrong answer', { timeout: 60_000 }, async () => {
    const masha = await school.person('Маша')
    const lessonId = await school.idOf('lessons', 'linear-equations/what-is-equation')
    const { body: tasks } = await masha.get(`/api/lessons/${lessonId}/tasks`)
    const attempt = await masha.begin(`/api/lessons/${lessonId}`)
    const solutions = await solutionTexts()
    for (const task of tasks as { id: number; kind: string }[]) {
      const { body } = await masha.get(`/api/lessons/${lessonId}/tasks/${task.id}`)
      const response = {
        single_choice: { choice: body.question.options?.[0]?.id },
        multiple_choice: { choices: [body.question.options?.[0]?.id] },
        number: { text: '-98765' },
        short_text: { text: 'неведомо что' },
        gaps: { gaps: { 1: 'неведомо что' } },
      }[task.kind]
      const { text, status } = await masha.post(`${attempt}/tasks/${task.id}/answer_attempts`, {
        response: { kind: task.kind, ...response },
      })
      if (status !== 200 || JSON.parse(text).verdict.outcome === 'right') continue
      for (const name of [...secretNames, '"missed"'])
        expect(text.includes(name), `${task.kind} ${name}`).toBe(false)
      for (const solution of solutions) expect(text.includes(solution), task.kind).toBe(false)
      expect(JSON.parse(text).task.solution).toBeNull()
    }
  })
})
