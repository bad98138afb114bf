import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { classTrace } from '@school/school-classes/server'
import { giveCourse, takeCourse } from './actions.ts'
import { coursesOfDemo } from './demo.ts'
import { classCoursesPart } from './person-part.ts'
import { listClassesOfPupil } from './queries.ts'
import { readCoursesOfClass, readGiven, readToGive } from './read.ts'
import { classCoursesTrace } from './class-trace.ts'

export { learningSql } from './learning.ts'

export const classCoursesModule: ServerModule = {
  name: 'class-courses',
  routes: [
    handle(contract.listOwnClasses, (ctx) => listClassesOfPupil(ctx.sql, ctx.viewer.id)),
    handle(contract.listCoursesOfClass, (ctx, { params }) => readCoursesOfClass(ctx, params.schoolClassId)),
    handle(contract.listGivenCourses, (ctx, { params }) => readGiven(ctx, params.schoolClassId)),
    handle(contract.listCoursesToGive, (ctx, { params }) => readToGive(ctx, params.schoolClassId)),
    handle(contract.giveCourse, async (ctx, { params, body }) => {
      await giveCourse(ctx, params.schoolClassId, body.courseId, body.dueOn)
      return null
    }),
    handle(contract.takeCourse, async (ctx, { params }) => {
      await takeCourse(ctx, params.schoolClassId, params.courseId)
      return null
    }),
  ],
  extensions: [
    extend(personPart, classCoursesPart),
    extend(demoPart, coursesOfDemo),
    extend(classTrace, classCoursesTrace),
  ],
}
