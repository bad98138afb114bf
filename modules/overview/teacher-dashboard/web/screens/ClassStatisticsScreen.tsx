import { GivenCoursesCard } from '@school/class-courses/web'
import { link, site } from '@school/routes'
import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { StatisticsBy } from '../../contract/index.ts'
import { classAt } from '../addresses.ts'
import { ClassHeader } from '../ClassHeader.tsx'
import { CourseStatisticsPart } from '../CourseStatisticsPart.tsx'
import { LessonStatisticsPart } from '../LessonStatisticsPart.tsx'
import { statisticsQuery } from '../queries.ts'
import { t } from '../ru-statistics.ts'

interface ClassStatisticsScreenProps {
  classId: number
  by: StatisticsBy
  courseId: number | null
}

/** A class by the lessons of a course, or by courses. */
export function ClassStatisticsScreen({ classId, by, courseId }: ClassStatisticsScreenProps) {
  const { data: statistics } = useSuspenseQuery(statisticsQuery(classId, by, courseId))
  const { courses, pupils } = statistics
  return (
    <div className={frame.page}>
      <ClassHeader head={statistics.class} current={by} />
      {by === 'courses' && <GivenCoursesCard classId={classId} />}
      {courses.length === 0 ? (
        <EmptyState
          title={t.empty}
          text={t.emptyText}
          action={<ButtonLink to={link(site.lms.catalogCourses)}>{t.emptyAction}</ButtonLink>}
        />
      ) : pupils.length === 0 ? (
        <EmptyState
          title={t.emptyClass}
          text={t.emptyClassText}
          action={<ButtonLink to={classAt(classId)}>{t.toPupils}</ButtonLink>}
        />
      ) : (
        <div className={frame.section}>
          {statistics.by === 'lessons' ? (
            <LessonStatisticsPart statistics={statistics} />
          ) : (
            <CourseStatisticsPart statistics={statistics} />
          )}
        </div>
      )}
    </div>
  )
}
