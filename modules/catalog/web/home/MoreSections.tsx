import type { CourseCard } from '@school/courses/contract'
import { End } from './End.tsx'
import { Parents } from './Parents.tsx'
import { Questions } from './Questions.tsx'
import { SampleSection } from './SampleSection.tsx'
import { Steps } from './Steps.tsx'

export interface MoreProps {
  courses: readonly CourseCard[]
  /** Whose task stands on the page; absent while the school has no courses. */
  chosen: CourseCard | undefined
}

/** What stands below the courses. */
export const MoreSections = ({ courses, chosen }: MoreProps) => (
  <>
    <Steps />
    {chosen && <SampleSection courses={courses} chosen={chosen} />}
    <Parents />
    <Questions />
    <End />
  </>
)
