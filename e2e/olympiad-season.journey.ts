import type { BrowserContext, Page } from '@playwright/test'
import { captchaFor, expect, lookAround, openPage, press, sendAs, signInAs, test } from './fixtures.ts'

interface Piece {
  id: string
  html: string
}
interface Asked {
  kind: string
  pieces: Piece[]
  left: Piece[]
  right: Piece[]
  items: Piece[]
  options: Piece[]
}
interface Stage {
  id: number
  kind: string
  opens_at: string
  closes_at: string
}

const jsonOf = async <T>(page: Page, url: string): Promise<T> =>
  (await (await page.request.get(url)).json()) as T

const send = async <T>(page: Page, method: string, url: string, data?: object): Promise<T> => {
  const { status, body } = await sendAs(page.request, method, url, data)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body as T
}

/** Russian words of a piece, without tags and punctuation. */
const wordsOf = (html: string): string => (html.match(/[а-яё]+/gi) ?? []).join(' ')

function idOf(pieces: readonly Piece[], text: string): string {
  const found = pieces.find(({ html }) => wordsOf(html) === text)
  if (!found) throw new Error(`${text} is not among ${JSON.stringify(pieces)}`)
  return found.id
}

const proverb = ['Без', 'труда', 'не', 'вытащишь', 'и', 'рыбку', 'из', 'пруда']
const idioms = {
  'бить баклуши': 'бездельничать',
  'водить за нос': 'обманывать',
  'зарубить на носу': 'крепко запомнить',
  'клевать носом': 'дремать',
}

/** Answers to the qualifying stage by the position of the task; enough of them are right to qualify. */
const toQualifying: Record<number, (asked: Asked) => object> = {
  1: ({ pieces }) => ({ pieces: proverb.map((word) => idOf(pieces, word)) }),
  2: ({ left, right }) => ({
    pairs: Object.fromEntries(Object.entries(idioms).map(([a, b]) => [idOf(left, a), idOf(right, b)])),
  }),
  4: () => ({ text: '9' }),
  5: () => ({ gaps: { 1: 'надели', 2: 'одели', 3: 'приказу' } }),
}
const toFinal = (philosophy: string): Record<number, (asked: Asked) => object> => ({
  1: () => ({ text: philosophy }),
  2: ({ items }) => ({
    order: ['пол', 'полка', 'полковник', 'полный', 'полтора'].map((word) => idOf(items, word)),
  }),
  3: ({ options }) => ({
    choices: ['водяной', 'половодье', 'подводный'].map((word) => idOf(options, word)),
  }),
})

/** Sets the clock of this visitor to this moment. */
const goTo = (context: BrowserContext, url: string, moment: number) =>
  context.addCookies([
    { name: 'staged_minutes_ahead', value: String(Math.round((moment - Date.now()) / 60_000)), url },
  ])
const soonAfter = (at: string): number => Date.parse(at) + 10 * 60_000

const holder = { holder: 'tab-of-journey' }

/** Takes part in a stage, answers and finishes. */
async function takePart(page: Page, stage: Stage, answers: Record<number, (asked: Asked) => object>) {
  const { participation } = await send<{ participation: { id: number } }>(
    page,
    'POST',
    `/api/olympiad_stages/${stage.id}/participations`,
    { grade_index: 7 },
  )
  const { attempt } = await send<{ attempt: { id: number; tasks: { id: number; position: number }[] } }>(
    page,
    'POST',
    `/api/olympiad_participations/${participation.id}/starts`,
    holder,
  )
  const url = `/api/attempts/${attempt.id}`
  for (const { id, position } of attempt.tasks) {
    const answer = answers[position]
    if (!answer) continue
    const { question } = await jsonOf<{ question: Asked }>(page, `${url}/tasks/${id}`)
    const response = { kind: question.kind, ...answer(question) }
    await send(page, 'PUT', `${url}/tasks/${id}/answer`, { response, sequence: 1, ...holder })
  }
  await send(page, 'POST', `${url}/finishes`)
}

async function publish(expert: Page, stage: Stage): Promise<void> {
  await openPage(expert, `/teacher/olympiads/stages/${stage.id}?tab=results`)
  await expect(expert.getByRole('heading', { name: 'Предварительная таблица' })).toBeVisible()
  await lookAround(expert)
  await press(expert.getByRole('button', { name: 'Опубликовать сейчас' }))
  await press(expert.getByRole('dialog').getByRole('button', { name: 'Опубликовать сейчас' }))
  await expect(expert.getByRole('heading', { name: 'Итоги опубликованы' })).toBeVisible()
  await lookAround(expert)
}

/** Withdraws published results with a reason that pupils read instead, and publishes them again. */
async function takeBackAndPublish(
  expert: Page,
  pupil: Page,
  olympiadId: number,
  stage: Stage,
): Promise<void> {
  await press(expert.getByRole('button', { name: 'Отозвать итоги' }))
  const dialog = expert.getByRole('dialog')
  await dialog.getByLabel('Причина').fill('В ключе второй задачи нашлась ошибка')
  await lookAround(expert)
  await press(dialog.getByRole('button', { name: 'Отозвать итоги' }))
  await expect(expert.getByRole('heading', { name: 'Итоги отозваны' })).toBeVisible()
  await lookAround(expert)
  await openPage(pupil, `/olympiads/${olympiadId}`)
  await expect(pupil.getByRole('heading', { name: 'Итоги отозваны' })).toBeVisible()
  await expect(pupil.getByText('Причина: В ключе второй задачи нашлась ошибка.')).toBeVisible()
  await lookAround(pupil)
  await publish(expert, stage)
}

test.describe.configure({ timeout: 240_000 })

test('an expert publishes, withdraws and republishes a stage, then the final; an accepted appeal updates place and diploma', async ({
  page,
  visitor,
  another,
  baseURL,
}) => {
  const url = baseURL!
  const rival = await another()
  const expert = await another()
  const everybody = [page, rival, expert]
  const olympiads = await jsonOf<{ id: number; title: string }[]>(page, '/api/olympiads')
  const { id } = olympiads.find(({ title }) => title === 'Слово за слово')!
  const { stages } = await jsonOf<{ stages: Stage[] }>(page, `/api/olympiads/${id}`)
  const trial = stages.find(({ kind }) => kind === 'trial')!
  const qualifying = stages.find(({ kind }) => kind === 'qualifying')!
  const final = stages.find(({ kind }) => kind === 'final')!
  const allGoTo = async (moment: number) => {
    for (const one of everybody) await goTo(one.context(), url, moment)
  }

  await allGoTo(soonAfter(qualifying.opens_at))
  await signInAs(expert.request, 'expert')
  await visitor.register('Миронова Маша', 7)
  const account = { email: `rival-${Date.now()}@pochta.example`, password: 'belogorskaya' }
  await send(rival, 'POST', '/user', {
    recaptcha_token: await captchaFor(rival.request),
    user: { ...account, name: 'Гринёв Пётр', role: 'pupil', grade_index: 7 },
  })
  for (const pupil of [page, rival]) {
    await takePart(pupil, trial, {})
    await takePart(pupil, qualifying, toQualifying)
  }
  await allGoTo(soonAfter(qualifying.closes_at))
  await publish(expert, qualifying)
  await takeBackAndPublish(expert, page, id, qualifying)

  await allGoTo(soonAfter(final.opens_at))
  await takePart(page, final, toFinal('философея'))
  await takePart(rival, final, toFinal('философия'))
  await allGoTo(soonAfter(final.closes_at))
  await publish(expert, final)

  // The XP of the final reach a new level: its dialog opens on any page as soon as no other dialog is open.
  const level = page.getByRole('dialog', { name: 'Новый уровень: 2!' })
  let isLevelAnnounced = false
  await page.addLocatorHandler(level, async () => {
    await level.getByRole('button', { name: 'Хорошо' }).click()
    isLevelAnnounced = true
  })
  await openPage(page, `/olympiads/${id}`)
  const mine = page.getByRole('region', { name: 'Твой результат Финал' })
  await expect(mine.getByText('2 из 2')).toBeVisible()
  await mine.getByRole('link', { name: 'Мои решения' }).click()
  await expect(page.getByRole('heading', { name: 'Задача 1. Любовь к мудрости' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Подать апелляцию' }))
  const dialog = page.getByRole('dialog', { name: /апелляци/i })
  await dialog.getByLabel('Что засчитано неверно').fill('Наука названа верно, ошибка только в одной букве.')
  await dialog.getByRole('button', { name: 'Подать', exact: true }).click()
  await expect(async () => {
    await expect(page.getByText('На рассмотрении')).toBeVisible()
    expect(isLevelAnnounced).toBe(true)
  }).toPass()
  await lookAround(page)
  const solutions = page.url()

  await openPage(expert, `/teacher/olympiads/stages/${final.id}?tab=appeals`)
  const card = expert.getByRole('article').filter({ hasText: 'Наука названа верно' })
  const { max_points: maxPoints } = (
    await jsonOf<{ max_points: number }[]>(
      expert,
      `/api/olympiad_stages/${final.id}/appeals?q[state_eq]=open`,
    )
  )[0]!
  await expect(card.getByText(/^Апелляция №\s\d+$/)).toBeVisible()
  await expect(card.getByText('Миронова')).toHaveCount(0)
  await press(card.getByText('Ответ ученика и разбор'))
  await expect(card.getByText('философея')).toBeVisible()
  await card.getByLabel('Баллы за задачу').fill(String(maxPoints / 100))
  await press(card.getByRole('button', { name: 'Посмотрели ещё раз: ответ засчитан, баллы подняты.' }))
  await expect(card.getByLabel('Решение')).toHaveValue('Посмотрели ещё раз: ответ засчитан, баллы подняты.')
  await lookAround(expert)
  await card.getByRole('button', { name: 'Поднять баллы' }).click()
  await expect(expert.getByText('Решение отправлено')).toBeVisible()

  await openPage(page, solutions)
  await expect(page.getByText(/^Баллы подняты: \+/)).toBeVisible()
  await expect(page.getByText('Посмотрели ещё раз: ответ засчитан, баллы подняты.')).toBeVisible()
  await lookAround(page)
  // A listener of the appeal assigns degrees, a moment later.
  const diploma = page.getByRole('heading', { name: /^Диплом I+ степени$/ })
  await expect(async () => {
    await openPage(page, `/olympiads/${id}`)
    await expect(diploma).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(
    page.getByRole('region', { name: /^Диплом I+ степени Финал$/ }).getByText('1 из 2'),
  ).toBeVisible()
  await lookAround(page)
  await page.getByRole('link', { name: 'Открыть диплом' }).click()
  await expect(page.getByText('Олимпиада «Слово за слово», 7 класс')).toBeVisible()
})
