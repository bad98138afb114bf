import { askAnew } from '@school/api-client'
import { PupilQuestionsScreen } from '@school/courses/screens/PupilQuestionsScreen'
import { pupilQuestionsQuery } from '@school/courses/web'
import { menusQuery } from '@school/menu/web'
import { pageIn, site } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherLessonQuestions

/** Anything strange is the first page of what waits. */
const placeIn = (search: URLSearchParams) => ({
  isAnswered: search.get('tab') === 'answered',
  page: pageIn(search),
})
const queries: PageQueries = ({ url }) => {
  const { isAnswered, page: number } = placeIn(url.searchParams)
  return [pupilQuestionsQuery(false, isAnswered ? 1 : number), pupilQuestionsQuery(isAnswered, number)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherLessonQuestionsPage() {
  const [search] = useSearchParams()
  const client = useQueryClient()
  return <PupilQuestionsScreen {...placeIn(search)} onAnswered={() => void askAnew(client, menusQuery)} />
}
