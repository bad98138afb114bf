import { fileAddress, useCall } from '@school/api-client'
import { link, portal } from '@school/routes'
import { SaveAs } from '@school/tables'
import { formatDayAndYear } from '@school/texts'
import { Chip, Confirmation, EmptyState, IconDots, Menu, Pagination, Table, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeOrganizationUser,
  type OrganizationCard,
  type OrganizationUser,
  removeOrganizationUser,
  saveOrganizationUsers,
} from '../contract/index.ts'
import { employeesQuery } from './queries.ts'
import { t } from './ru.ts'

/** Who works in an organization; the roles of others are changed here. */
export function Employees({ card, page }: { card: OrganizationCard; page: number }) {
  const organizationId = card.id
  const { data } = useSuspenseQuery(employeesQuery(organizationId, page))
  const [removed, setRemoved] = useState<OrganizationUser | null>(null)
  const change = useCall(changeOrganizationUser, {
    onSuccess: () => toast(t.roleChanged, { tone: 'ok' }),
    onError: ({ message }) => toast(message, { tone: 'bad' }),
  })
  const itemsOf = (user: OrganizationUser) => [
    ...(user.isMe || user.role === 'admin'
      ? []
      : [
          {
            title: t.makeAdmin,
            onSelect: () =>
              change.mutate({
                params: { organizationId, roleId: user.id },
                body: { role: 'admin', version: user.version },
              }),
          },
        ]),
    ...(user.isMe || user.role === 'teacher' || card.kind !== 'school'
      ? []
      : [
          {
            title: t.makeTeacher,
            onSelect: () =>
              change.mutate({
                params: { organizationId, roleId: user.id },
                body: { role: 'teacher', version: user.version },
              }),
          },
        ]),
    { title: t.remove, tone: 'bad' as const, onSelect: () => setRemoved(user) },
  ]
  if (data.rows.length === 0) return <EmptyState title={t.noEmployees} action={false} />
  return (
    <>
      <SaveAs
        to={(format) => fileAddress(saveOrganizationUsers, { params: { organizationId }, query: { format } })}
      />
      <Table
        caption={t.employeesCaption}
        rows={data.rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t.person,
            cell: ({ name, isMe }) => (
              <>
                {name} {isMe && <span className={frame.note}>{t.me}</span>}
              </>
            ),
          },
          { key: 'role', title: t.role, phone: 'aside', cell: ({ role }) => t.roles[role] },
          {
            key: 'state',
            title: t.state,
            phone: 'folded',
            cell: ({ state }) => (
              <Chip size="s" tone={state === 'active' ? 'ok' : state === 'invited' ? 'plain' : 'warn'}>
                {t.states[state]}
              </Chip>
            ),
          },
          {
            key: 'visit',
            title: t.lastVisit,
            phone: 'folded',
            cell: ({ lastVisitAt }) => lastVisitAt && formatDayAndYear(lastVisitAt),
          },
          {
            key: 'actions',
            title: t.what,
            phone: 'aside',
            cell: (user) => (
              <Menu label={t.actions(user.name)} items={itemsOf(user)}>
                <IconDots aria-hidden="true" />
              </Menu>
            ),
          },
        ]}
      />
      <Pagination
        page={page}
        totalPages={data.totalPages}
        to={(next) =>
          link(
            portal.management.organization,
            { organizationId, section: 'employees' },
            { page: next > 1 ? next : null },
          )
        }
      />
      {removed && (
        <RemoveQuestion organizationId={organizationId} user={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  )
}

interface RemoveQuestionProps {
  organizationId: number
  user: OrganizationUser
  onClose: () => void
}

function RemoveQuestion({ organizationId, user, onClose }: RemoveQuestionProps) {
  const { mutate, isPending, error } = useCall(removeOrganizationUser, {
    onSuccess: () => {
      toast(t.removed, { tone: 'ok' })
      onClose()
    },
  })
  const agree = () =>
    mutate({
      params: { organizationId, roleId: user.id },
      ...(user.isMe ? { query: { isConfirmed: 'true' as const } } : {}),
    })
  return (
    <Confirmation
      title={t.removeTitle}
      action={t.remove}
      isBusy={isPending}
      isCautious
      onClose={onClose}
      onAgree={agree}
    >
      <p>{user.isMe ? t.removeOwn : t.removeText(user.name, t.roles[user.role])}</p>
      {error && <p role="alert">{error.message}</p>}
    </Confirmation>
  )
}
