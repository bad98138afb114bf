import { FormDialog, useForm } from '@school/forms'
import { Faults, TextArea, toast } from '@school/ui'
import { type ReactNode, useState } from 'react'
import { importOrganizations, type OrganizationCard, type OrganizationImport } from '../contract/index.ts'
import { listed as t } from './ru-list.ts'

interface OrganizationsImportProps {
  card: OrganizationCard
  /** Takes a list out of a file: of another room. */
  listFile: (onRead: (text: string) => void) => ReactNode
  onClose: () => void
}

const shownFaults = 12

/** A list is looked at first; nothing is added while a row of it is not read. */
export function OrganizationsImport({ card, listFile, onClose }: OrganizationsImportProps) {
  const [checked, setChecked] = useState<{ text: string; found: OrganizationImport } | null>(null)
  const isReady = (text: string) => checked?.text === text && checked.found.faults.length === 0
  const form = useForm(importOrganizations, {
    params: { organizationId: card.id },
    values: { text: '', isConfirmed: false },
    body: ({ text }) => ({ text: text ?? '', isConfirmed: isReady(text ?? '') }),
    onSent: (found, { text }) => {
      if (!found.isDone) return setChecked({ text: text ?? '', found })
      toast(t.added(found.added), { tone: 'ok' })
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
      title={t.title}
      action={found && isReady(text) ? t.add(found.added) : t.check}
      onClose={onClose}
    >
      <TextArea label={t.list} hint={t.hint} placeholder={t.example} rows={8} {...form.text('text')} />
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
        <p role="status">{t.ready(found.added, found.organizations.length - found.added)}</p>
      )}
    </FormDialog>
  )
}
