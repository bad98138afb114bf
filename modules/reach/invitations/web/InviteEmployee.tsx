import { useSend } from '@school/api-client'
import { FormDialog, ListDialog, useForm } from '@school/forms'
import { SelectInput, TextInput, toast } from '@school/ui'
import {
  type EmployeeColumn,
  type EmployeeImport,
  importEmployees,
  inviteEmployee,
} from '../contract/index.ts'
import type { OrganizationInvitationsProps } from './organization-invitations.ts'
import { t } from './ru-employees.ts'
import { useUndoImport } from './use-undo-import.ts'

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

/** A letter to everybody of a list. */
export function EmployeesImport({
  organizationId,
  roles,
  listFile,
  onClose,
}: InviteProps & Pick<OrganizationInvitationsProps, 'listFile'>) {
  const send = useSend(importEmployees)
  const undo = useUndoImport()
  return (
    <ListDialog<EmployeeImport, EmployeeColumn>
      about={`employees ${organizationId}`}
      texts={{
        ...t,
        title: t.listTitle,
        hint: roles.includes('teacher') ? t.listHint : t.listHintAdmins,
        add: t.sendAll,
        added: t.invited,
      }}
      send={({ answer: _, ...body }, repeatKey) => send({ params: { organizationId }, body }, { repeatKey })}
      file={listFile}
      preview={({ employees }) =>
        employees.map(({ row, email, role, isKnown }) => ({
          row,
          cells: [email, t.roles[role]],
          note: isKnown ? t.known : null,
        }))
      }
      ready={({ added, employees }) => <p>{t.ready(added, employees.length - added)}</p>}
      undo={({ importId }) =>
        importId === null ? null : () => undo.mutate({ params: { organizationId, importId } })
      }
      onClose={onClose}
    />
  )
}
