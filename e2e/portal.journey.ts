import type { Page } from '@playwright/test'
import {
  agreeToCookies,
  type DemoName,
  expect,
  expectAccessible,
  lookAround,
  openPage,
  press,
  test,
} from './fixtures.ts'
import { signInHere } from './portal-entry.ts'

const port = process.env['E2E_PORT'] ?? '4180'
const at = (brand = '') => `http://${brand && `${brand}.`}portal.localhost:${port}`
test.use({ baseURL: at() })

const menuButton = (page: Page) => page.getByRole('button', { name: 'Меню', exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы портала' })

test.describe('a guest', () => {
  test.use({ hasAgreedToCookies: false })

  test('sees the cookie banner once, the portal and the sign-in link', async ({ page }) => {
    await openPage(page, '/')
    await expect(page).toHaveTitle('Школьный портал Смекалки')
    await expect(page.getByRole('heading', { level: 1, name: 'Олимпиады и курсы вашей школы' })).toBeVisible()
    const banner = page.getByRole('region', { name: 'Файлы cookie' })
    await expect(banner.getByRole('link')).toHaveAttribute('href', /^http:.*\/legal\/policy\/cookie$/)
    await banner.getByRole('button', { name: 'Хорошо' }).click()
    await expect(banner).toBeHidden()
    await lookAround(page)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: /Телеграме/ })).toBeVisible()
    await footer.getByRole('button', { name: 'Тёмная тема' }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(banner).toBeHidden()
    await expectAccessible(page)
  })

  test('gets a 404 page with a link to the main page', async ({ page }) => {
    const reply = await page.goto('/takoy-stranitsy-net')
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'На главную', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Олимпиады и курсы вашей школы' })).toBeVisible()
  })

  test('signs in by the password from the school', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
    await page.getByLabel(/почта/i).fill('school-admin@smekalka.example')
    await page.getByLabel('Пароль', { exact: true }).fill('smekalka-2026')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(page.getByRole('button', { name: /Меню пользователя/ })).toContainText('Администратор')
    await page.getByRole('button', { name: /Меню пользователя/ }).click()
    await page.getByRole('menuitem', { name: 'Выход' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  })
})

/** People with the name of their role and their greeting. */
const people: [DemoName | null, string, RegExp][] = [
  [null, '', /^(Олимпиады и курсы|Выбери дело|Рейтинговые олимпиады)/],
  ['pupil', '7 класс', /^Рады тебя видеть/],
  ['intern', 'Студент', /^Практика начинается/],
  ['school-teacher', 'Учитель', /^Ваш день/],
  ['school-admin', 'Администратор', /^Школа на одном экране/],
  ['municipality-admin', 'Администратор', /^Школы вашего муниципалитета/],
  ['region-admin', 'Администратор', /^Школы региона/],
  ['project-admin', 'Координатор проекта', /^Ваш проект/],
]

/** The overview of the current days on the first page. */
const overviewOf: Partial<Record<string, RegExp>> = {
  pupil: /^Сегодня$/,
  'school-teacher': /^Сегодня и\sна\sднях$/,
  'school-admin': /^Олимпиады в\sэти дни$/,
  'municipality-admin': /^Олимпиады в\sэти дни$/,
  'region-admin': /^Олимпиады в\sэти дни$/,
}

/** The main page of each role in the menu, with its title; pages of a project coordinator are built with guidance and reports. */
const workOf: Record<string, ((brand: string) => readonly [string, RegExp]) | undefined> = {
  guest: (brand) => [olympiads(brand), /^Олимпиады$/],
  pupil: (brand) => [olympiads(brand), /^Олимпиады$/],
  intern: () => ['Тренировка', /^Тренировки$/],
  'school-teacher': () => ['Аналитика олимпиад', /^Аналитика олимпиад$/],
  'school-admin': () => ['Доступы к олимпиадам', /^Доступы\sк\sолимпиадам$/],
  'municipality-admin': () => ['Доступы к олимпиадам', /^Доступы\sк\sолимпиадам$/],
  'region-admin': () => ['Аналитика олимпиад', /^Аналитика олимпиад$/],
}

const olympiads = (brand: string): string => (brand === 'obas' ? 'Мои олимпиады' : 'Олимпиады')

/** The menu of each, in its order. Features are those of a person's own brand; these people have none, so they do not see «Сообщество» of КБЦ. */
const menuOf: Record<string, (brand: string) => string[]> = {
  guest: (brand) => [olympiads(brand), 'Тренировка'],
  pupil: (brand) => ['Личный кабинет', olympiads(brand), 'Тренировка', 'Результаты подготовки'],
  intern: (brand) => [olympiads(brand), 'Тренировка'],
  'school-teacher': () => ['Рабочий стол'],
  'school-admin': () => ['Кабинет администратора'],
  'municipality-admin': () => ['Кабинет администратора'],
  'region-admin': () => ['Кабинет администратора'],
  'project-admin': () => [],
}

for (const [brand, name] of [
  ['', 'Смекалка'],
  ['kbc', 'КБЦ'],
  ['obas', 'ОбАС'],
] as const)
  test(`every type of user sees their role, landing and menu, and opens their main page on the portal of ${name}`, async ({
    page,
    context,
  }) => {
    for (const [who, rank, words] of people) {
      await context.clearCookies()
      await agreeToCookies(context, at(brand))
      await openPage(page, at(brand))
      if (who) {
        await signInHere(page, who)
        await openPage(page, at(brand))
      }
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: `${name}. На главную страницу портала` })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
      const overview = overviewOf[who ?? 'guest']
      if (overview) await expect(page.getByRole('heading', { level: 2, name: overview })).toBeVisible()
      if (who) await expect(header.getByRole('button', { name: /Меню пользователя/ })).toContainText(rank)
      else await expect(header.getByRole('link', { name: 'Войти' })).toBeVisible()
      await menuButton(page).click()
      const titles = menuOf[who ?? 'guest']!(brand)
      await expect(menu(page).getByRole('link')).toContainText(titles)
      if (titles.length === 0) await expect(menu(page)).toHaveText('Недоступно')
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      const work = workOf[who ?? 'guest']?.(brand)
      if (!work) continue
      await menuButton(page).click()
      await menu(page).getByRole('link', { name: work[0] }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(work[1])
    }
  })

test('a person with several roles switches the role, and the portal is reloaded', async ({ page }) => {
  await openPage(page, '/')
  await signInHere(page, 'two-roles')
  await openPage(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ваш день/)
  const account = page.getByRole('button', { name: /Меню пользователя/ })
  const open = async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Переключить роль' }).click()
    return page.getByRole('dialog', { name: /^Выбор роли/ })
  }
  const dialog = await open()
  await expect(dialog.getByRole('button', { name: /Учитель/ })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await (await open()).getByRole('button', { name: /Администратор/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Школа на одном экране/)

  // A failed switch keeps the role.
  await page.route('**/api/wk/user_state/*', (route) =>
    route.fulfill({ status: 422, json: { error: 'нет' } }),
  )
  await (await open()).getByRole('button', { name: /Учитель/ }).click()
  await expect(page.getByText('Не удалось сменить роль. Попробуйте еще раз')).toBeVisible()
  await page.unroute('**/api/wk/user_state/*')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Учитель/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ваш день/)
})

test('a portal with external sign-in only has no sign-in form', async ({ page, context }) => {
  await agreeToCookies(context, at('itech'))
  await openPage(page, `${at('itech')}/login`)
  await expect(page).toHaveTitle('Вход — Айтех')
  await expect(page.getByText('Пароля здесь нет')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await lookAround(page)
})

test('a person with an account of the organization stays on its portal, and can’t remove the only way to sign in', async ({
  page,
  context,
}, { retry }) => {
  await agreeToCookies(context, at('itech'))
  await openPage(page, `${at('itech')}/login`)
  await page.getByRole('link', { name: 'Яндекс' }).click()
  await page.getByLabel('Логин').fill(`portal-masha-${retry}`)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page.getByRole('heading', { name: 'Почти готово' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${at('itech')}/confirm_oauth`))
  await lookAround(page)
  await page.getByLabel('Класс', { exact: true }).selectOption('7 класс')
  await page.getByRole('button', { name: 'Создать кабинет' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Рады тебя видеть/)

  await openPage(page, `${at('itech')}/account/security`)
  await press(page.getByRole('button', { name: 'Отвязать «Яндекс»' }))
  const question = page.getByRole('dialog', { name: 'Отвязать «Яндекс»?' })
  await question.getByRole('button', { name: 'Отвязать' }).click()
  await expect(page.getByText('Это единственный способ войти')).toBeVisible()
  await expect(page).toHaveURL(`${at('itech')}/account/security`)
})

test('a portal redirects to the partner that publishes places of olympiads', async ({ page }) => {
  const reply = await page.request.get(`http://localhost:${port}/olympiads/1/rating/users`, {
    headers: { host: `obas.portal.localhost:${port}` },
    maxRedirects: 0,
  })
  expect([reply.status(), reply.headers()['location']]).toEqual([302, 'https://obas.example/rating'])
})

test('a forgotten password is replaced on the portal', async ({ page }) => {
  await openPage(page, '/login')
  await expect(page.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect(page).toHaveURL(/\/password_recovery$/)
  await expect(page).toHaveTitle('Восстановление пароля — Смекалка')
  await expectAccessible(page)
})
