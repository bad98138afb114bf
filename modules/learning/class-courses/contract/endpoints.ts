import { endpoint, Id, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { CoursesOfClass, CourseToGive, GivenCourses, OwnClass } from './course-of-class.ts'

const ofClass = idParams('schoolClassId')
const ofCourse = z.object({ schoolClassId: Id, courseId: Id })

export const listCoursesOfClass = endpoint({
  name: 'classCourses.list',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/courses',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['classCourses.courses', 'schoolClasses.classes', 'grants.grants', 'works.attempts'],
  summary: 'Courses that the class of the viewer was given or learns, with the viewer’s own progress',
  params: ofClass,
  reply: CoursesOfClass,
  errors: ['school_class_not_found'],
})

export const listOwnClasses = endpoint({
  name: 'classCourses.listOwnClasses',
  method: 'GET',
  path: '/api/user/school_classes',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['classCourses.courses', 'schoolClasses.classes'],
  summary: 'Classes of this year in which the viewer learns, with how many courses each was given',
  reply: z.array(OwnClass),
})

export const listGivenCourses = endpoint({
  name: 'classCourses.listGiven',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/given_courses',
  audience: 'agent',
  reads: ['classCourses.courses', 'schoolClasses.classes', 'grants.grants', 'works.attempts'],
  summary: 'Courses that teachers have given to a class of the viewer, and to how many of it they are open',
  params: ofClass,
  reply: GivenCourses,
  errors: ['school_class_not_found'],
})

export const listCoursesToGive = endpoint({
  name: 'classCourses.listToGive',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/courses_to_give',
  audience: 'agent',
  reads: ['classCourses.courses', 'schoolClasses.classes', 'grants.grants'],
  summary: 'Courses that the class has not and may be given: free ones, and paid ones open to somebody of it',
  params: ofClass,
  reply: z.array(CourseToGive),
  errors: ['school_class_not_found'],
})

export const giveCourse = endpoint({
  name: 'classCourses.give',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/given_courses',
  audience: 'agent',
  changes: ['classCourses.courses'],
  summary:
    'Gives a course to a class, and once more changes its term; it opens nothing that is closed to a pupil',
  params: ofClass,
  body: z.object({ courseId: Id, dueOn: z.iso.date().nullable() }),
  reply: z.null(),
  errors: [
    'school_class_not_found',
    'school_class_archived',
    'course_not_found',
    'class_course_closed',
    'class_course_term_over',
    'class_course_term_far',
    'class_courses_too_many',
  ],
})

export const takeCourse = endpoint({
  name: 'classCourses.take',
  method: 'DELETE',
  path: '/api/school_classes/:schoolClassId/given_courses/:courseId',
  audience: 'agent',
  changes: ['classCourses.courses'],
  summary:
    'A course is no course of the class any more; what was learned stays, and repeating it changes nothing',
  params: ofCourse,
  reply: z.null(),
  errors: ['school_class_not_found', 'school_class_archived'],
})
