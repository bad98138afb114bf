import { FormDialog, useForm } from '@school/forms'
import { SelectInput, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { addOrganization, changeOrganization, type OrganizationCard } from '../contract/index.ts'
import { t } from './ru.ts'

interface DialogProps {
  card: OrganizationCard
  onClose: () => void
}

/** The form of an organization; its title and code are edited by the level above it. */
export function ChangeDialog({ card, onClose }: DialogProps) {
  const { title, shortTitle, code, city, address, phone, email, licence, can } = card
  const form = useForm(changeOrganization, {
    params: { organizationId: card.id },
    version: card.version,
    fieldsOf: ({ code: saved, ...rest }) => ({ ...rest, code: String(saved ?? '') }),
    values: { title, shortTitle, code: code ?? '', city, address, phone, email, licence },
    body: ({ title: name, code: number, ...rest }) => ({
      ...rest,
      ...(can.govern ? { title: name, code: number || null } : {}),
    }),
    onSent: () => {
      toast(t.saved, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} size="m" title={t.changeTitle} action={t.save} onClose={onClose}>
      {can.govern && (
        <>
          <TextInput label={t.name} {...form.text('title')} />
          <TextInput label={t.code} {...form.text('code')} />
        </>
      )}
      <TextInput label={t.shortName} {...form.text('shortTitle')} />
      <div className={frame.fields}>
        <TextInput label={t.city} {...form.text('city')} />
        <TextInput label={t.address} {...form.text('address')} />
        <TextInput label={t.phone} type="tel" {...form.text('phone')} />
        <TextInput label={t.email} type="email" {...form.text('email')} />
      </div>
      <TextInput label={t.licence} {...form.text('licence')} />
    </FormDialog>
  )
}

/** A new organization right below this one. */
export function AddDialog({ card, onClose }: DialogProps) {
  const form = useForm(addOrganization, {
    values: { parentId: card.id, kind: card.childKinds[0]!, title: '', code: '', city: card.city },
    body: ({ code, ...rest }) => ({ ...rest, code: code || null }),
    onSent: () => {
      toast(t.added, { tone: 'ok' })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.addTitle} action={t.create} onClose={onClose}>
      {card.childKinds.length > 1 && (
        <SelectInput label={t.kind} {...form.text('kind')}>
          {card.childKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </SelectInput>
      )}
      <TextInput label={t.name} {...form.text('title')} />
      <div className={frame.fields}>
        <TextInput label={t.city} {...form.text('city')} />
        <TextInput label={t.code} {...form.text('code')} />
      </div>
    </FormDialog>
  )
}
