import { EditHomeworkScreen, NewHomeworkScreen } from '@school/assigning/screens/HomeworkFormScreen'
import { TeacherHomeworksScreen } from '@school/assigning/screens/TeacherHomeworksScreen'
import {
  bankTaskQuery,
  lessonBankQuery,
  keptQuery,
  managedListQuery,
  managedQuery,
  managedTabIn,
  optionsQuery,
  setTasksQuery,
  textIn,
  assignableQuery,
} from '@school/assigning/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherAssignments
const idIn = (search: URLSearchParams, name: string): number | null => Number(search.get(name)) || null

const queries: PageQueries = async ({ url: { searchParams: search } }, client) => {
  const editId = idIn(search, 'edit')
  if (editId !== null) return [optionsQuery, managedQuery(editId)]
  if (!search.has('new'))
    return [managedListQuery(managedTabIn(search), textIn(search), pageIn(search)), keptQuery]
  const options = await client.fetchQuery(optionsQuery)
  const fromId = idIn(search, 'from')
  if (fromId !== null) return client.fetchQuery(managedQuery(fromId))
  const lesson = options.lessons.find(({ id }) => id === idIn(search, 'lesson'))
  if (lesson) return [lessonBankQuery(lesson.id)]
  const ownId = idIn(search, 'own')
  if (ownId !== null) return [bankTaskQuery(ownId)]
  const thingId = idIn(search, 'thing')
  if (thingId !== null) return [assignableQuery(thingId)]
  const set = options.sets.find(({ id }) => id === idIn(search, 'set'))
  return set ? [setTasksQuery(set.id)] : []
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherAssignmentsPage() {
  const [search] = useSearchParams()
  const editId = idIn(search, 'edit')
  if (editId !== null) return <EditHomeworkScreen key={editId} homeworkId={editId} />
  if (search.has('new'))
    return (
      <NewHomeworkScreen
        setId={idIn(search, 'set')}
        lessonId={idIn(search, 'lesson')}
        taskId={idIn(search, 'task')}
        ownTaskId={idIn(search, 'own')}
        fromId={idIn(search, 'from')}
        thingId={idIn(search, 'thing')}
        classId={idIn(search, 'class')}
      />
    )
  return <TeacherHomeworksScreen tab={managedTabIn(search)} text={textIn(search)} page={pageIn(search)} />
}
