import type { TestSchool } from '@school/server/testing'

export interface KeptMessage {
  channel: string
  to: string
  subject: string | null
  text: string
  code: string | null
  link: string | null
  state: string
  way: string | null
}

/** What was written to this address or number, the oldest first. */
export const mailOf = (school: TestSchool, to: string): Promise<KeptMessage[]> =>
  school.rows<KeptMessage>(
    'select channel, "to", subject, text, code, link, state, way from outbox_messages where lower("to") = lower($1) order by id',
    [to],
  )

/** The token in the link of the last letter that has one. */
export async function tokenOf(school: TestSchool, to: string): Promise<string> {
  const links = (await mailOf(school, to)).flatMap(({ link }) => (link?.includes('_token=') ? [link] : []))
  return new URL(links.at(-1)!, 'https://smekalka.example').search.split('_token=')[1]!
}

export const codeOf = async (school: TestSchool, to: string): Promise<string> =>
  (await mailOf(school, to)).findLast(({ code }) => code !== null)!.code!

export const wrongOf = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0')

/** «422 code_wrong». */
export const outcomeOf = ({
  status,
  headers,
}: {
  status: number
  headers: Record<string, unknown>
}): string => [status, headers['x-error-code']].filter(Boolean).join(' ')

let next = Math.floor(Math.random() * 1e6)
/** A number of one story: limits of it are remembered longer than a story. */
export const freshPhone = (): string => `+79${String(100_000_000 + next++ * 37).slice(-9)}`
