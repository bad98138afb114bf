import { afterChange, ApiError, call } from '@school/api-client'
import { toast } from '@school/ui'
import type { QueryClient } from '@tanstack/react-query'
import { type Course, enroll } from '../contract/index.ts'
import { courseQuery } from './queries.ts'

/** Enrols the viewer; a refusal is said where everybody sees it. */
export async function joinCourse(
  client: QueryClient,
  courseId: number,
  onEnrolled: (course: Course) => void,
): Promise<void> {
  try {
    const course = await call(enroll, { params: { courseId } })
    await afterChange(client, enroll, () => {
      client.setQueryData(courseQuery(courseId).queryKey, course)
      onEnrolled(course)
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast(error.message, { tone: 'bad' })
  }
}
