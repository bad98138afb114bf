import { endpoint, idParams, SeenVersion } from '@school/kernel/contract'
import * as z from 'zod'
import { ClassLetter } from './letter.ts'

const ofClass = idParams('schoolClassId')

export const createSchoolClass = endpoint({
  name: 'schoolClasses.create',
  method: 'POST',
  path: '/api/school_classes',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'A class of this school year in the school for which the viewer acts, or of the own as long as no school has confirmed them; the viewer teaches it',
  body: z.object({ gradeIndex: z.int().min(1).max(11), letter: ClassLetter }),
  reply: z.object({ id: z.int() }),
  errors: [
    'school_class_no_school',
    'school_class_exists',
    'school_class_of_colleague',
    'school_class_in_archive',
  ],
})

export const changeSchoolClass = endpoint({
  name: 'schoolClasses.change',
  method: 'PATCH',
  path: '/api/school_classes/:schoolClassId',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary: 'Puts a class into the archive, where its results stay, or takes it back',
  params: ofClass,
  body: z.object({ isArchived: z.boolean() }),
  reply: z.null(),
  errors: ['school_class_not_found', 'school_class_year_over', 'school_class_pupils_elsewhere'],
})

export const deleteSchoolClass = endpoint({
  name: 'schoolClasses.delete',
  method: 'DELETE',
  path: '/api/school_classes/:schoolClassId',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Removes a class without pupils and without anything that was done in it: one that was made by mistake. For its teachers and administrators of its school',
  params: ofClass,
  reply: z.null(),
  errors: ['school_class_not_found', 'school_class_has_pupils', 'school_class_has_traces'],
})

export const renameSchoolClass = endpoint({
  name: 'schoolClasses.rename',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/renamings',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Another letter of a class, and of one without pupils another grade; repeating it changes nothing. For its teachers and administrators of its school',
  params: ofClass,
  body: z.object({ gradeIndex: z.int().min(1).max(11), letter: ClassLetter, version: SeenVersion }),
  reply: z.null(),
  errors: [
    'school_class_not_found',
    'school_class_archived',
    'school_class_grade_kept',
    'school_class_name_taken',
  ],
})

export const moveOwnClasses = endpoint({
  name: 'schoolClasses.moveOwn',
  method: 'POST',
  path: '/api/school_classes/own_moves',
  audience: 'agent',
  changes: ['schoolClasses.classes'],
  summary:
    'Own classes of this year become classes of the school for which the viewer acts; one whose name the school has already stays. Repeating it changes nothing',
  reply: z.object({ moved: z.array(z.string()), left: z.array(z.string()) }),
  errors: ['own_classes_no_school'],
})
