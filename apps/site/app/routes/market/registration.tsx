import { SignUpScreen } from '@school/accounts/screens/SignUpScreen'
import { SocialWays, socialNetsQuery } from '@school/identities/web'
import { link, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { findAwaitedCourse, useAwaitedCourse } from '../../awaited-course.ts'

const page = site.market.registration
const queries: PageQueries = async ({ url }, client) => {
  await Promise.all([client.fetchQuery(socialNetsQuery), findAwaitedCourse(client, url.searchParams)])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function RegistrationPage() {
  const [search] = useSearchParams()
  const course = useAwaitedCourse(search)
  const grades = course?.grades ?? []
  return (
    <SignUpScreen
      redirectUrl={search.get('redirect_url')}
      role={search.get('role')}
      course={course && { title: course.title, gradeIndex: grades.length === 1 ? grades[0]! : null }}
      ways={<SocialWays redirectUrl={search.get('redirect_url')} />}
      // A user who came for a page gets it; others answer the onboarding questions first, once.
      onSignedIn={(path) => leaveAfterSignIn(path ?? link(site.lms.onboarding))}
    />
  )
}
