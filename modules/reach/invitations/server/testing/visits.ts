import { type ModuleVisits, sign } from '@school/server/testing'
import { codeFor } from '../codes.ts'

const invitation = (where: string) =>
  `select i.id as "invitationId", i.made_by as owner from invitations i where ${where} order by i.id limit 1`
const accept = (kind: string) =>
  `select a.id as "acceptId", i.made_by as owner, a.user_id as leader from invitation_accepts a join invitations i on i.id = a.invitation_id
    where i.kind = '${kind}' and a.state = 'waiting' order by a.id limit 1`

/** The code of a demo invitation, which is stored in no table; `demo.ts` says which they are. */
const invite = (index: number, where = 'true') =>
  `select '${codeFor({ sign }, `demo-${index}`)}' as "inviteCode", i.made_by as owner from invitations i where i.nonce = 'demo-${index}' and ${where}`

export const visits: ModuleVisits = {
  addresses: {
    invitationId: 'select id as "invitationId" from invitations',
    acceptId: 'select id as "acceptId" from invitation_accepts',
    inviteCode: `select 'ABCD2345' as "inviteCode"`,
    schoolRequestId: 'select id as "schoolRequestId" from school_requests',
  },
  prepared: [
    // Of the same organizations in the same order as the lists of their module: an address has one `importId`.
    `insert into invitation_imports (organization_id, made_at) select id, $1::timestamptz from organizations order by id`,
  ],
  objects: {
    invitationId: {
      of_class: invitation(`i.kind = 'class' and i.revoked_at is null and i.expires_at > $1`),
      of_class_over: invitation(`i.kind = 'class' and i.expires_at <= $1`),
      of_colleague: invitation(
        `i.kind = 'teacher' and i.revoked_at is null and i.declined_at is null and i.expires_at > $1`,
      ),
      taken_back: invitation('i.revoked_at is not null and $1::timestamptz is not null'),
    },
    schoolRequestId: {
      waits: `select r.id as "schoolRequestId", r.user_id as owner,
          (select m.user_id from memberships m where m.organization_id = r.organization_id and m.role = 'admin' and m.is_active limit 1) as leader
        from school_requests r where r.state = 'waiting' and $1::timestamptz is not null`,
    },
    acceptId: { of_pupil: accept('class'), of_colleague: accept('teacher') },
    inviteCode: {
      unknown: `select 'ABCD2345' as "inviteCode"`,
      of_class: invite(0, 'i.revoked_at is null and i.expires_at > $1'),
      of_class_over: invite(1, 'i.expires_at <= $1'),
      of_colleague: invite(3, 'i.opened_at is null and i.expires_at > $1'),
      of_colleague_used: invite(
        2,
        'i.most_uses = (select count(*) from invitation_accepts a where a.invitation_id = i.id)',
      ),
      of_colleague_declined: invite(4, 'i.declined_at is not null'),
      of_colleague_taken_back: invite(5, 'i.revoked_at is not null'),
      of_colleague_over: invite(6, 'i.expires_at <= $1'),
    },
  },
}
