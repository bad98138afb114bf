import { endpoint } from '@school/kernel/contract'
import * as z from 'zod'
import { useForm } from './use-form.ts'

const setTerms = endpoint({
  name: 'x.setTerms',
  method: 'POST',
  path: '/api/x/:id/terms',
  audience: 'agent',
  changes: [],
  summary: 'x',
  params: z.object({ id: z.int() }),
  body: z.object({
    title: z.string(),
    markScale: z.tuple([z.int(), z.int()]),
    webinar: z.object({ minutes: z.int() }).nullable(),
    kind: z.enum(['a', 'b']),
  }),
  reply: z.object({}),
})

/** The compiler is the test: the names of a form are those of its contract. */
export function Names() {
  const form = useForm(setTerms, {
    params: { id: 1 },
    values: { title: '', markScale: [85, 65], webinar: null, kind: null },
  })
  form.text('title')
  form.number('markScale.0')
  form.number('webinar.minutes')
  form.radio('kind', 'a')
  // @ts-expect-error there is no such field
  form.text('name')
  // @ts-expect-error nor such an answer
  form.radio('kind', 'c')
  // @ts-expect-error a number is no text
  form.set('markScale.0', '85')
  // @ts-expect-error the endpoint wants its object
  useForm(setTerms, { values: { title: '', markScale: [1, 2], webinar: null, kind: null } })
  return null
}
