import { FormDialog, useForm } from '@school/forms'
import { Faults, SelectInput, TextArea, TextInput, toast } from '@school/ui'
import { useState } from 'react'
import { type EmployeeImport, importEmployees, inviteEmployee } from '../contract/index.ts'
import type { OrganizationInvitationsProps } from './organization-invitations.ts'
import { t } from './ru-employees.ts'

type InviteProps = Pick<OrganizationInvitationsProps, 'organizationId' | 'roles'> & { onClose: () => void }

/** A letter to one person. */
export function InviteEmployee({ organizationId, roles, onClose }: InviteProps) {
  const form = useForm(inviteEmployee, {
    params: { organizationId },
    values: { email: '', role: roles[0]! },
    onSent: () => {
      toast(t.invited(1), { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.inviteTitle} action={t.send} onClose={onClose}>
      <p>{t.inviteText}</p>
      <TextInput label={t.email} type="email" autoComplete="off" {...form.text('email')} />
      {roles.length > 1 && (
        <SelectInput label={t.role} {...form.text('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t.roles[role]}
            </option>
          ))}
        </SelectInput>
      )}
    </FormDialog>
  )
}

const shownFaults = 12

/** A list is looked at first; nobody is written to while a row of it is not read. */
export function EmployeesImport({
  organizationId,
  roles,
  listFile,
  onClose,
}: InviteProps & Pick<OrganizationInvitationsProps, 'listFile'>) {
  const [checked, setChecked] = useState<{ text: string; found: EmployeeImport } | null>(null)
  const isReady = (text: string) => checked?.text === text && checked.found.faults.length === 0
  const form = useForm(importEmployees, {
    params: { organizationId },
    values: { text: '', isConfirmed: false },
    body: ({ text }) => ({ text: text ?? '', isConfirmed: isReady(text ?? '') }),
    onSent: (found, { text }) => {
      if (!found.isDone) return setChecked({ text: text ?? '', found })
      toast(t.invited(found.added), { tone: 'ok' })
      onClose()
    },
  })
  const text = form.value('text') ?? ''
  const found = checked?.text === text ? checked.found : null
  const reasons = found?.faults.map(({ reason }) => reason) ?? []
  return (
    <FormDialog
      form={form}
      size="m"
      title={t.listTitle}
      action={found && isReady(text) ? t.sendAll(found.added) : t.check}
      onClose={onClose}
    >
      <TextArea
        label={t.list}
        hint={roles.includes('teacher') ? t.listHint : t.listHintAdmins}
        placeholder={t.example}
        rows={8}
        {...form.text('text')}
      />
      {listFile((read) => form.set('text', read))}
      <Faults
        isUrgent
        texts={
          reasons.length > shownFaults
            ? [...reasons.slice(0, shownFaults), t.more(reasons.length - shownFaults)]
            : reasons
        }
      />
      {found && reasons.length === 0 && (
        <p role="status">{t.ready(found.added, found.employees.length - found.added)}</p>
      )}
    </FormDialog>
  )
}
