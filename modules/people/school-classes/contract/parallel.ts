import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { writtenLetter } from './letter.ts'
import { says } from './ru.ts'

export const mostLetters = 20

/** «А, Б, в» as letters of classes, each once. */
const lettersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(writtenLetter),
  ),
]

export const createParallel = endpoint({
  name: 'schoolClasses.createParallel',
  forProved: true,
  method: 'POST',
  path: '/api/wk/organizations/:organizationId/school_classes',
  audience: 'staff',
  feature: 'organizationsManagement',
  changes: ['schoolClasses.classes'],
  summary:
    'Classes of one grade in a school year, a letter each; those that are there already are passed over. Their teachers are named afterwards',
  params: idParams('organizationId'),
  body: z.object({
    gradeIndex: z.int().min(1).max(11),
    /** In July and August the coming one unless another is said. */
    schoolYear: z.int().min(2020).max(2100).optional(),
    letters: z
      .string()
      .trim()
      .min(1, says.noLetters)
      .max(80)
      .transform(lettersIn)
      .refine(
        (letters) => letters.length <= mostLetters && letters.every((one) => /^[А-ЯЁ]{1,2}$/.test(one)),
        {
          message: says.badLetters,
        },
      ),
  }),
  reply: z.object({ made: z.int() }),
  errors: [
    'organization_not_found',
    'organization_deactivated',
    'parallel_of_no_school',
    'parallel_of_other_year',
  ],
})
