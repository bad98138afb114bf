import { routes } from '@school/server/rooms'
import * as z from 'zod'
import { expect, test } from 'vitest'

// What people type in an object is not written over unseen: the change carries the version that was on the screen (decision 089).

/** No version, and why. This list may only become shorter. */
const without: Record<string, string> = {
  'accounts.changePassword': 'the password of now is typed with it',
  'contacts.changeEmail': 'the password of now is typed with it',
  'contacts.resetPassword': 'a code opens it once',
  'courses.sayOpinion': 'an opinion of one pupil, said as a whole; a later one replaces it',
  'homeworks.keepTemplate': 'a name of the viewer’s own, one line',
  'journals.write': 'each cell carries its version',
  'objectives.support': 'each parent has a line of their own',
  'olympiads.decideAppeal': 'is decided once: the second is refused',
  'olympiads.decideTimeRequest': 'is decided once: the second is refused',
  'olympiads.lockSchools': 'a decision about many schools with its reason, made anew as a whole',
  'profiles.updateInterests': 'choices of lists, no words',
  'signInFactors.renamePasskey': 'a name of the viewer’s own, one line',
  'today.orderDay': 'an order of keys, no words',
  'works.saveAnswer': 'carries the number of the draft: the newest stays',
}

interface Inside {
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  format?: string
}

/** Whether a person may type words of their own into it. */
function hasWords(shape: z.ZodType): boolean {
  const { shape: fields = {}, options = [], element, innerType, in: from, format } = shape.def as Inside
  if (shape.def.type === 'string') return format === undefined || format === 'email'
  const parts = [...Object.values(fields), ...options, element, innerType, from]
  return parts.some((part) => part !== undefined && hasWords(part))
}

const edits = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, body }) => (method === 'PUT' || method === 'PATCH') && body && hasWords(body))
const isVersioned = ({ body }: (typeof edits)[number]): boolean =>
  'version' in ((body!.def as Inside).shape ?? {})

test('every change of typed words carries the version that was seen, or says why it need not', () => {
  expect(edits.length).toBeGreaterThan(20)
  const unversioned = edits.filter((edit) => !isVersioned(edit)).map(({ name }) => name)
  expect(unversioned.filter((name) => !(name in without))).toEqual([])
  expect(Object.keys(without).filter((name) => !unversioned.includes(name))).toEqual([])
})
