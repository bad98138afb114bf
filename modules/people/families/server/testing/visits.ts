import { type ModuleVisits, sign } from '@school/server/testing'

const link = (state: string) =>
  `select id as "linkId", child_id as "childId", 'public_name' as kind, parent_id as owner from family_links where state = '${state}' order by id desc limit 1`

/** A family of two who have never signed in: no caller of the access tests belongs to it. */
const makeLink = (state: string, skip: number) =>
  `insert into family_links (parent_id, child_id, state, way, decides, started_at, ended_at)
    select p.id, c.id, '${state}', 'child_code', true, $1::timestamptz, case '${state}' when 'ended' then $1::timestamptz end
    from (select id from users where type = 'agent' and email is null order by id offset ${skip} limit 1) p,
      (select id from users where type = 'pupil' and email is null and grade_index = 9 order by id offset ${skip} limit 1) c`

/** Invitations of people who are not callers of the access tests: by kind and state. */
const codes = {
  asking: { code: 'AAAA2222', kind: 'phone', days: 1 },
  asked: { code: 'BBBB3333', kind: 'phone', days: 1, end: 'used_at' },
  asked_late: { code: 'CCCC4444', kind: 'phone', days: -1 },
  calling: { code: 'DDDD5555', kind: 'parent', days: 1 },
  calling_no_more: { code: 'EEEE6666', kind: 'parent', days: 1, end: 'revoked_at' },
} as const
type Code = { code: string; kind: string; days: number; end?: string }

const hashOf = ({ code }: Code) => sign(`family:${code}`)
const makeCode = (one: Code): string =>
  `insert into family_invitations (kind, made_by, phone, code_hash, created_at, expires_at, ${one.end ?? 'used_at'})
    select '${one.kind}', id, '79123456789', '${hashOf(one)}', $1::timestamptz - interval '2 days', $1::timestamptz + interval '${one.days} day',
      ${one.end ? '$1::timestamptz' : 'null'}
    from users where email is null and ${one.kind === 'phone' ? `type = 'pupil' and grade_index = 9` : `type = 'agent'`}
    order by id offset 2 limit 1`
const maker = (one: Code): string =>
  `select made_by as "userId", '${one.code}' as code, (select min(id) from certificates) as "certificateId" from family_invitations where code_hash = '${hashOf(one)}'`

export const visits: ModuleVisits = {
  addresses: { childId: `select id as "childId" from users where type = 'pupil'` },
  prepared: [makeLink('active', 0), makeLink('ended', 1), ...Object.values(codes).map(makeCode)],
  objects: {
    linkId: { active: link('active'), ended: link('ended') },
    childId: { tied: link('active') },
    userId: Object.fromEntries(Object.entries(codes).map(([state, one]) => [state, maker(one)])),
  },
}
