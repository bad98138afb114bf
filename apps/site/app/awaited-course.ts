import { courseQuery, joinedCourse } from '@school/courses/web'
import { type QueryClient, useQuery } from '@tanstack/react-query'

/** The course that a guest has chosen before registering or signing in, by the address they come back to. */
const courseIn = (search: URLSearchParams): number | null => joinedCourse(search.get('redirect_url'))

/** The page names the course where it can; without it, it is the usual page. */
export async function findAwaitedCourse(client: QueryClient, search: URLSearchParams): Promise<void> {
  const id = courseIn(search)
  if (id !== null) await client.fetchQuery(courseQuery(id)).catch(() => null)
}

export function useAwaitedCourse(search: URLSearchParams) {
  const id = courseIn(search)
  const { data: course } = useQuery({ ...courseQuery(id ?? 0), enabled: false })
  return course?.can.enroll ? course : null
}
