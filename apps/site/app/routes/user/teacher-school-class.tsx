import { givenCoursesQuery } from '@school/class-courses/web'
import { classMessagesQuery } from '@school/class-messages/web'
import { site } from '@school/routes'
import { statisticsBy } from '@school/teacher-dashboard/contract'
import { ClassMessagesScreen } from '@school/teacher-dashboard/screens/ClassMessagesScreen'
import { ClassPupilScreen } from '@school/teacher-dashboard/screens/ClassPupilScreen'
import { ClassSeatingScreen } from '@school/teacher-dashboard/screens/ClassSeatingScreen'
import { ClassStatisticsScreen } from '@school/teacher-dashboard/screens/ClassStatisticsScreen'
import { TeacherClassScreen } from '@school/teacher-dashboard/screens/TeacherClassScreen'
import { classQuery, seatingQuery, statisticsQuery } from '@school/teacher-dashboard/web'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherSchoolClass

const shown = [...statisticsBy, 'messages', 'seating', 'names'] as const

/** Anything strange is the list of pupils. */
function placeIn(search: URLSearchParams) {
  const courseId = Number(search.get('course_id'))
  const pupilId = Number(search.get('pupil'))
  return {
    pupilId: Number.isInteger(pupilId) && pupilId > 0 ? pupilId : null,
    by: shown.find((by) => by === search.get('by')) ?? null,
    courseId: Number.isInteger(courseId) && courseId > 0 ? courseId : null,
  }
}

const queries: PageQueries = ({ params, url }) => {
  const classId = Number(params['id'])
  const { by, courseId, pupilId } = placeIn(url.searchParams)
  if (pupilId !== null) return [classQuery(classId), statisticsQuery(classId, 'courses', null)]
  if (by === null || by === 'names') return [classQuery(classId)]
  if (by === 'seating') return [classQuery(classId), seatingQuery(classId)]
  if (by === 'messages') return [classQuery(classId), classMessagesQuery(classId)]
  const statistics = statisticsQuery(classId, by, courseId)
  return by === 'courses' ? [statistics, givenCoursesQuery(classId)] : [statistics]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherSchoolClassPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const classId = Number(id)
  const { by, courseId, pupilId } = placeIn(search)
  if (pupilId !== null) return <ClassPupilScreen classId={classId} userId={pupilId} />
  if (by === null) return <TeacherClassScreen classId={classId} />
  if (by === 'messages') return <ClassMessagesScreen classId={classId} />
  if (by === 'seating' || by === 'names')
    return <ClassSeatingScreen classId={classId} isList={by === 'names'} />
  return <ClassStatisticsScreen classId={classId} by={by} courseId={courseId} />
}
