import type { Page } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'
import { findAddresses } from './addresses.ts'
import { readPaper } from './paper.ts'
import { peopleOfSite } from './people.ts'

// Pages with a print button are printed to PDF, and the PDF is read; of analytics in their own journey.

/** Prints pages of one person. @param expected texts that each page must have on paper, by address */
async function print(page: Page, addresses: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const faults: string[] = []
  for (const [address, expected] of Object.entries(addresses))
    await test.step(address, async () => {
      await openPage(page, address)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const paper = await readPaper(page)
      const missing = expected.filter((text) => !paper.text.includes(text.replaceAll(/\s/g, '')))
      faults.push(
        ...[...paper.faults, ...missing.map((text) => `«${text}» is not printed`)].map(
          (f) => `${address}: ${f}`,
        ),
      )
    })
  expect(faults).toEqual([])
}

test('what a teacher prints has names, results, subjects and periods, and no controls', async ({
  page,
  visitor,
}) => {
  await visitor.signIn('teacher')
  const { classes } = (await (await page.request.get('/api/school_classes')).json()) as {
    classes: { id: number; name: string }[]
  }
  const { id } = classes.find(({ name }) => name === '7А')!
  const { pupils } = (await (await page.request.get(`/api/school_classes/${id}`)).json()) as {
    pupils: { user_id: number; name: string }[]
  }
  const home = `/teacher-dashboard/school_classes/${id}`
  const [pupil] = pupils
  const names = pupils.map(({ name }) => name)
  const addressOf = await findAddresses(page, peopleOfSite['teacher']!.viewer, visitor.send)
  await print(page, {
    [home]: ['7А', ...names],
    [`${home}?pupil=${pupil!.user_id}`]: [pupil!.name],
    [`${home}?by=seating`]: names,
    [`${home}?by=names`]: names,
    [`${home}?by=courses`]: names,
    [`${home}?by=trainings`]: names,
    [`${home}/journal`]: ['7А', ...names, '2 четверть', 'Математика'],
    [`${home}/journal?view=slips`]: names,
    [`/teacher-dashboard/statistics?class=${id}&period=year`]: ['7А', '09.2026'],
    [addressOf('/teacher-dashboard/olympiad_journals')]: [],
    '/dashboard/calendar': ['Календарь'],
    [`/invitations/print?school_class_id=${id}&view=slips`]: ['7А'],
  })
})

test('what a pupil prints', async ({ page, visitor }) => {
  await visitor.signIn('pupil')
  const addressOf = await findAddresses(page, peopleOfSite['pupil']!.viewer, visitor.send)
  await print(page, {
    [addressOf('/lessons/:lesson_id/conspects/:conspect_id?')]: ['Что такое уравнение'],
    [addressOf('/trainings/:training_id/print')]: [],
    [addressOf('/users/:user_id/certificates/:certificate_id')]: ['Миронова'],
    [addressOf('/dashboard/calendar/:user_id/:token')]: [],
    '/dashboard/calendar': ['Календарь'],
    '/official_info': [],
  })
})
