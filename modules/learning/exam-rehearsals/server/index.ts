import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { calendarFeed } from '@school/calendar/server'
import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { monitoredWorks } from '@school/monitoring/server'
import { searchFeed } from '@school/search/server'
import { assignable } from '@school/works/server'
import { ownWorks } from '@school/results/server'
import { workPolicy } from '@school/work-rules/server'
import { assignableRehearsals } from './assignable.ts'
import { todayFeed } from '@school/today/server'
import { rehearsalsContent } from './content-part.ts'
import { examDateOfDemo, secondLookOfDemo } from './demo.ts'
import { examsInCalendar } from './in-calendar.ts'
import { ownRehearsals } from './own-works.ts'
import { examRehearsalsPart } from './person-part.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { examsToday } from './today.ts'
import { rehearsalPolicy } from './policy.ts'

export { listExamCourses, readExamCourse } from './course/read.ts'
export { listGradesSince } from './reached.ts'

export const examRehearsalsModule: ServerModule = {
  name: 'exam-rehearsals',
  routes,
  extensions: [
    extend(todayFeed, examsToday),
    extend(calendarFeed, examsInCalendar),
    extend(ownWorks, ownRehearsals),
    extend(contentPart, rehearsalsContent),
    extend(demoPart, secondLookOfDemo),
    extend(demoPart, examDateOfDemo),
    extend(personPart, examRehearsalsPart),
    extend(workPolicy, rehearsalPolicy),
    extend(assignable, assignableRehearsals),
    extend(monitoredWorks, {
      kind: 'rehearsal',
      sql: 'select work_id, title, subtitle, grades, discipline_id, position, retired_at from exam_rehearsals',
    }),
    ...searchable.map((source) => extend(searchFeed, source)),
  ],
}
