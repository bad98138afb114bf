import { useGrowing } from '@school/api-client'
import { RecentImports } from '@school/forms'
import { Button, Chip, Menu, IconDots, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type CalledEmployee,
  listCalledEmployees,
  renewInvitation,
  revokeInvitation,
  sendInvitation,
} from '../contract/index.ts'
import { EmployeesImport, InviteEmployee } from './InviteEmployee.tsx'
import type { OrganizationInvitationsProps } from './organization-invitations.ts'
import { calledEmployeesAt, employeeImportsQuery } from './queries.ts'
import { t } from './ru-employees.ts'
import { useChange } from './use-change.ts'
import { useUndoImport } from './use-undo-import.ts'

/** Who is called to an organization, and how. */
export function OrganizationInvitations({ organizationId, roles, listFile }: OrganizationInvitationsProps) {
  const called = useGrowing(listCalledEmployees, calledEmployeesAt(organizationId))
  const [asked, ask] = useState<'one' | 'list' | null>(null)
  const close = () => ask(null)
  return (
    <section aria-labelledby="called" className={frame.section}>
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="called" className={frame.title}>
          {t.title}
        </h2>
        <p className={frame.row}>
          <Button kind="primary" onClick={() => ask('one')}>
            {t.invite}
          </Button>
          <Button onClick={() => ask('list')}>{t.inviteList}</Button>
        </p>
      </div>
      <RecentLists organizationId={organizationId} />
      {called.total === 0 ? <p className={frame.note}>{t.none}</p> : <Called called={called.rows} />}
      {called.more && (
        <p>
          <Button onClick={called.more} loading={called.isLoading}>
            {t.more(called.total - called.rows.length)}
          </Button>
        </p>
      )}
      {asked === 'one' && <InviteEmployee organizationId={organizationId} roles={roles} onClose={close} />}
      {asked === 'list' && (
        <EmployeesImport organizationId={organizationId} roles={roles} listFile={listFile} onClose={close} />
      )}
    </section>
  )
}

/** Lists by which people were called within a day and have not answered. */
function RecentLists({ organizationId }: { organizationId: number }) {
  const { data: imports } = useSuspenseQuery(employeeImportsQuery(organizationId))
  const undo = useUndoImport()
  return (
    <RecentImports
      imports={imports}
      texts={t}
      isBusy={undo.isPending}
      onUndo={(importId, onDone) =>
        undo.mutate({ params: { organizationId, importId } }, { onSettled: onDone })
      }
    />
  )
}

const Called = ({ called }: { called: readonly CalledEmployee[] }) => (
  <Table
    caption={t.title}
    rows={called}
    keyOf={({ id }) => id}
    columns={[
      { key: 'email', title: t.email, cell: ({ email }) => email },
      { key: 'role', title: t.role, phone: 'folded', cell: ({ role }) => t.roles[role] },
      {
        key: 'state',
        title: t.state,
        phone: 'folded',
        cell: ({ state }) => (
          <Chip size="s" tone={state === 'opened' ? 'accent' : state === 'sent' ? 'plain' : 'warn'}>
            {t.states[state]}
          </Chip>
        ),
      },
      { key: 'sent', title: t.sent, phone: 'folded', cell: ({ sentAt }) => sentAt && t.sentOn(sentAt) },
      { key: 'what', title: t.what, phone: 'aside', cell: (one) => <Actions one={one} /> },
    ]}
  />
)

function Actions({ one: { id, email, can } }: { one: CalledEmployee }) {
  const send = useChange(sendInvitation, () => t.invited(1))
  const renew = useChange(renewInvitation, () => t.invited(1))
  const revoke = useChange(revokeInvitation, () => t.revoked)
  const input = { params: { invitationId: id } }
  const items = [
    ...(can.send ? [{ title: t.sendAgain, onSelect: () => send.mutate(input) }] : []),
    ...(can.renew ? [{ title: t.inviteAgain, onSelect: () => renew.mutate(input) }] : []),
    ...(can.revoke ? [{ title: t.revoke, tone: 'bad' as const, onSelect: () => revoke.mutate(input) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu label={t.actionsOf(email)} items={items}>
      <IconDots aria-hidden="true" />
    </Menu>
  )
}
