import { invalidate } from '@school/api-client'
import { PupilQuestionsScreen } from '@school/courses/screens/PupilQuestionsScreen'
import { pupilQuestionsQuery, waitingQuestionsQuery } from '@school/courses/web'
import { menusQuery } from '@school/menu/web'
import { searchOf, site } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.teacherLessonQuestions
const queries: PageQueries = ({ url }) => {
  const search = searchOf(page, url.searchParams)
  return [waitingQuestionsQuery(search), pupilQuestionsQuery(search)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherLessonQuestionsPage() {
  const client = useQueryClient()
  return (
    <PupilQuestionsScreen search={useSearch(page)} onAnswered={() => void invalidate(client, menusQuery)} />
  )
}
