import { isBuilt } from '@school/app'
import { FirstCourse, type FirstCourseProps, FirstTask } from '@school/catalog/screens/Beginning'
import { beginningQuery } from '@school/catalog/web'
import { OnboardingScreen } from '@school/profiles/screens/OnboardingScreen'
import { interestsQuery, onboardingQuery, ownProfileQuery, subjectsQuery } from '@school/profiles/web'
import { link, site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { homeOf } from '../../home-of.ts'

const page = site.lms.onboarding
const queries: PageQueries = () => [
  onboardingQuery,
  ownProfileQuery,
  subjectsQuery,
  interestsQuery,
  beginningQuery,
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** Reads the course itself: it becomes another one when the subjects are chosen. */
function OwnFirstCourse({ onBegin }: Pick<FirstCourseProps, 'onBegin'>) {
  const { data } = useSuspenseQuery(beginningQuery)
  return data.course && <FirstCourse course={data.course} onBegin={onBegin} />
}

export default function OnboardingPage() {
  const user = useUser()
  const {
    data: { course, subjectIds },
  } = useSuspenseQuery(beginningQuery)
  const familyUrl = isBuilt(site.user.family) ? link(site.user.family) : null
  return (
    <OnboardingScreen
      homeUrl={homeOf(user)}
      familyUrl={familyUrl}
      subjectIds={subjectIds}
      task={course?.sampleTask ? <FirstTask course={course} /> : null}
      course={course && OwnFirstCourse}
    />
  )
}
