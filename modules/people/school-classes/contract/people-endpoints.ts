import { endpoint, Id, idParams, SeenVersion, TypedName, Version } from '@school/kernel/contract'
import * as z from 'zod'

const ofClass = idParams('schoolClassId')
const ofPerson = z.object({ schoolClassId: Id, userId: Id })

/** Somebody who works in the school of a class and does not teach it yet. */
export const SchoolColleague = z.object({
  userId: z.int(),
  /** «Савельев Архип Савельевич». */
  name: z.string(),
})
export type SchoolColleague = z.infer<typeof SchoolColleague>

export const removePupil = endpoint({
  name: 'schoolClasses.removePupil',
  method: 'DELETE',
  path: '/api/school_classes/:schoolClassId/pupils/:userId',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Takes a pupil out of a class; the account and what was solved stay, and repeating it changes nothing',
  params: ofPerson,
  reply: z.null(),
  errors: ['school_class_not_found', 'names_closed'],
})

const NamePart = TypedName.max(60)

export const renamePupil = endpoint({
  name: 'schoolClasses.renamePupil',
  method: 'PATCH',
  path: '/api/school_classes/:schoolClassId/pupils/:userId',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary: 'Corrects the name of a pupil who comes by a personal code or has never come',
  params: ofPerson,
  body: z.object({ lastName: NamePart, firstName: NamePart, middleName: NamePart, version: SeenVersion }),
  reply: z.null(),
  errors: ['school_class_not_found', 'names_closed', 'pupil_name_own', 'pupil_name_faulty'],
})

export const getPupilName = endpoint({
  name: 'schoolClasses.getPupilName',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/pupils/:userId/name',
  audience: 'agent',
  reads: ['schoolClasses.classes'],
  summary: 'The name of a pupil by its parts, and whether the viewer may correct it',
  params: ofPerson,
  reply: z.object({
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    version: Version,
    can: z.object({ rename: z.boolean() }),
  }),
  errors: ['school_class_not_found', 'names_closed'],
})

export const listSchoolColleagues = endpoint({
  name: 'schoolClasses.listColleagues',
  method: 'GET',
  path: '/api/school_classes/:schoolClassId/colleagues',
  audience: 'agent',
  reads: ['schoolClasses.classes'],
  summary: 'Who works in the school of a class and does not teach it yet',
  params: ofClass,
  reply: z.array(SchoolColleague),
  errors: ['school_class_not_found'],
})

export const addClassTeacher = endpoint({
  name: 'schoolClasses.addTeacher',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/teachers',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary: 'A colleague of the school teaches the class too; repeating it changes nothing',
  params: ofClass,
  body: z.object({ userId: Id }),
  reply: z.null(),
  errors: ['school_class_not_found', 'school_class_no_colleague'],
})

export const removeClassTeacher = endpoint({
  name: 'schoolClasses.removeTeacher',
  method: 'DELETE',
  path: '/api/school_classes/:schoolClassId/teachers/:userId',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'A teacher leaves a class, or is taken out of it by the person who has added them; the last one stays',
  params: ofPerson,
  reply: z.null(),
  errors: ['school_class_not_found', 'school_class_last_teacher', 'school_class_teacher_stays'],
})
