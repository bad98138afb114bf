import { classMessagesQuery } from '@school/class-messages/web'
import { link, site } from '@school/routes'
import { statisticsBy } from '@school/teacher-dashboard/contract'
import { ClassMessagesScreen } from '@school/teacher-dashboard/screens/ClassMessagesScreen'
import { ClassPupilScreen } from '@school/teacher-dashboard/screens/ClassPupilScreen'
import { ClassSeatingScreen } from '@school/teacher-dashboard/screens/ClassSeatingScreen'
import { ClassStatisticsScreen } from '@school/teacher-dashboard/screens/ClassStatisticsScreen'
import { TeacherClassScreen } from '@school/teacher-dashboard/screens/TeacherClassScreen'
import {
  classQuery,
  classViewQueries,
  idIn,
  seatingQuery,
  statisticsQuery,
} from '@school/teacher-dashboard/web'
import { data, redirect, useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, progressHere, serverLoader, titleBy } from '@school/pages'

const page = site.user.teacherSchoolClass

const shown = [...statisticsBy, 'messages', 'seating', 'names'] as const

/** Anything strange is the list of pupils. */
const placeIn = (search: URLSearchParams) => ({
  pupilId: idIn(search, 'pupil'),
  by: shown.find((by) => by === search.get('by')) ?? null,
  courseId: idIn(search, 'course_id'),
})

/** Redirects to the app's own address of a view, where it has one: every page has one address. */
function leadOn(id: number, url: URL): void {
  const address = link(page, { id }, Object.fromEntries(url.searchParams))
  if (!url.pathname.startsWith(new URL(address, url).pathname)) throw redirect(address)
}

const queries: PageQueries = ({ params, url }) => {
  const classId = Number(params['id'])
  if (!Number.isInteger(classId)) throw data(null, { status: 404 })
  leadOn(classId, url)
  const { by, courseId, pupilId } = placeIn(url.searchParams)
  if (pupilId !== null) return [classQuery(classId), statisticsQuery(classId, 'courses', null)]
  if (by === 'names') return [classQuery(classId)]
  if (by === 'seating') return [classQuery(classId), seatingQuery(classId)]
  if (by === 'messages') return [classQuery(classId), classMessagesQuery(classId)]
  return classViewQueries(classId, by, courseId)
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(
  page,
  ({ id }) => classQuery(Number(id)),
  ({ name }) => ({ title: name }),
)

export default function TeacherSchoolClassPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const classId = Number(id)
  const { by, courseId, pupilId } = placeIn(search)
  if (pupilId !== null)
    return <ClassPupilScreen classId={classId} userId={pupilId} progressAt={progressHere()} />
  if (by === null) return <TeacherClassScreen classId={classId} />
  if (by === 'messages') return <ClassMessagesScreen classId={classId} />
  if (by === 'seating' || by === 'names')
    return <ClassSeatingScreen classId={classId} isList={by === 'names'} />
  return <ClassStatisticsScreen classId={classId} by={by} courseId={courseId} />
}
