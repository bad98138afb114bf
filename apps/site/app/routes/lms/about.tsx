import { coursesQuery } from '@school/catalog/web'
import { AboutScreen } from '@school/content-pages/screens/AboutScreen'
import { contentPageQuery } from '@school/content-pages/web'
import { site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { browserLoader, type PageQueries, serverLoader } from '@school/pages'
import { titleOfWords, useSchoolFacts } from '../../content.ts'

const page = site.lms.about
const queries: PageQueries = () => [contentPageQuery('about'), coursesQuery()]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOfWords(page)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

export default function AboutPage() {
  const { rows, total } = useSuspenseQuery(coursesQuery()).data
  // Cards of one page of the catalogue: a bigger school is counted by its courses alone.
  const isWhole = rows.length === total
  const figures = {
    courses: total,
    disciplines: isWhole ? new Set(rows.map(({ discipline }) => discipline.id)).size : 0,
    lessons: isWhole ? sum(rows.map(({ lessonsCount }) => lessonsCount)) : 0,
    tasks: isWhole ? sum(rows.map(({ tasksCount }) => tasksCount)) : 0,
  }
  return <AboutScreen facts={useSchoolFacts()} figures={figures} />
}
