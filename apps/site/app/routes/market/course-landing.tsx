import { LandingScreen } from '@school/catalog/screens/LandingScreen'
import { landingQuery } from '@school/catalog/web'
import { enrollMark } from '@school/courses/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy, useUser } from '@school/pages'
import type { Route } from './+types/course-landing'

const page = site.market.courseLanding
const landingOf = (params: { course_id?: string }) => landingQuery(Number(params.course_id))
const queries: PageQueries = ({ params }) => [landingOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, landingOf, ({ title, subtitle }) => ({ title, description: subtitle }))

export default function CourseLandingPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <LandingScreen
      courseId={Number(params.course_id)}
      user={useUser()}
      isReturning={search.has(enrollMark)}
    />
  )
}
