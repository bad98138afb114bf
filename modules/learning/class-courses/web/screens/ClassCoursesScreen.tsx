import { useIsForChild } from '@school/api-client'
import { link, site } from '@school/routes'
import { ButtonLink, EmptyState, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CourseOfClass } from '../../contract/index.ts'
import { ClassCourseCard } from '../ClassCourseCard.tsx'
import { coursesOfClassQuery } from '../queries.ts'
import { t } from '../ru.ts'

interface ClassCoursesScreenProps {
  classId: number
  /** Contributions of other modules, above the courses. */
  above?: ReactNode
}

/** Courses that the class of a pupil was given, and what it learns besides. */
export function ClassCoursesScreen({ classId, above }: ClassCoursesScreenProps) {
  const you = useYou()
  const isForChild = useIsForChild()
  const { data } = useSuspenseQuery(coursesOfClassQuery(classId))
  const { name, schoolName, courses, today } = data
  return (
    <div className={frame.page}>
      <PageHeader title={t.title(name)} lead={schoolName} />
      {above}
      {courses.length === 0 && (
        <EmptyState
          title={t.empty}
          text={isForChild ? t.emptyForParent : you(t.emptyText)}
          action={!isForChild && <ButtonLink to={link(site.lms.catalogCourses)}>{t.emptyAction}</ButtonLink>}
        />
      )}
      <Group title={t.given} courses={courses.filter(({ isGiven }) => isGiven)} today={today} />
      <Group title={t.learned} courses={courses.filter(({ isGiven }) => !isGiven)} today={today} />
    </div>
  )
}

interface GroupProps {
  title: string
  courses: readonly CourseOfClass[]
  today: string
}

const Group = ({ title, courses, today }: GroupProps) =>
  courses.length > 0 && (
    <section className={frame.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={`plain-list ${frame.tiles}`}>
        {courses.map((item) => (
          <li key={item.course.id}>
            <ClassCourseCard item={item} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
