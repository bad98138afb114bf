import { ConspectScreen } from '@school/courses/screens/ConspectScreen'
import { conspectQuery } from '@school/courses/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader } from '../../loading.ts'
import { titleBy } from '../../title.ts'
import type { Route } from './+types/conspect'

const page = site.lms.conspect
const conspectOf = (params: { lesson_id?: string }) => conspectQuery(Number(params.lesson_id))
const queries: PageQueries = ({ params }) => [conspectOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, conspectOf, ({ title }) => ({ title }))

export default function ConspectPage({ params }: Route.ComponentProps) {
  return <ConspectScreen lessonId={Number(params.lesson_id)} />
}
