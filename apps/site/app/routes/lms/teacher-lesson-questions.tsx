import { askAnew } from '@school/api-client'
import { PupilQuestionsScreen } from '@school/courses/screens/PupilQuestionsScreen'
import { pupilQuestionsQuery } from '@school/courses/web'
import { menusQuery } from '@school/menu/web'
import { site } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.lms.teacherLessonQuestions

/** Anything strange is the first page of what waits. */
function placeIn(search: URLSearchParams) {
  const number = Number(search.get('page'))
  return {
    isAnswered: search.get('tab') === 'answered',
    page: Number.isInteger(number) && number > 0 && number < 10_000 ? number : 1,
  }
}
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
