import type { Person, TestSchool } from '@school/server/testing'

export const agent = { gradeIndex: null, type: 'agent' } as const

export const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

export async function disciplineOf(school: TestSchool, key: string): Promise<number> {
  const [found] = await school.rows<{ id: number }>('select id from disciplines where key = $1', [key])
  return found!.id
}

/** Sends a file and makes it a document. @returns the id of the file */
export async function sendDocument(who: Person, kind: string): Promise<string> {
  const id = crypto.randomUUID()
  await who.put(`/api/files/${id}?name=diplom.txt`, undefined, {
    raw: { type: 'text/plain', text: `Диплом ${id}` },
  })
  await who.post('/api/coach/documents', { kind, file_id: id })
  return id
}
