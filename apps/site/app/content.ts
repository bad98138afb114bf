import { contentPageQuery, pathOf, type SchoolFacts } from '@school/content-pages/web'
import type { Page } from '@school/routes'
import { type PageQueries, titleBy } from '@school/pages'
import { brand } from './brand.ts'
import { usePageOptions } from './page-options.ts'

/** What a page of words reads before it is shown. */
export const wordsOf =
  (page: Page): PageQueries =>
  ({ params }) => [contentPageQuery(pathOf(page, params))]

export const titleOfWords = (page: Page) =>
  titleBy(
    page,
    (params) => contentPageQuery(pathOf(page, params)),
    ({ title, description }) => ({ title, description }),
  )

/** The school as its texts and contacts name it. */
export const useSchoolFacts = (): SchoolFacts => ({
  school: brand.name,
  email: brand.contactEmail,
  phone: usePageOptions()?.contactPhoneNumber ?? brand.contactPhone,
})
