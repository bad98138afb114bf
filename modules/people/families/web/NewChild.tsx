import { Form, useForm } from '@school/forms'
import { gradeLabel } from '@school/texts'
import { Button, ButtonLink, PasswordInput, SelectInput, TextInput } from '@school/ui'
import { useState } from 'react'
import { type ConsentKind, createChild, newChildGrades } from '../contract/index.ts'
import { ChildLoginCard } from './ChildLoginCard.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import styles from './family.module.css'
import { t } from './ru-new.ts'

/** A cabinet for a child who has none. */
export function NewChild({ familyAt }: { familyAt: string }) {
  const [childId, setChildId] = useState<number | null>(null)
  const form = useForm(createChild, {
    values: { name: '', gradeIndex: null, email: '', password: '', consents: [] as ConsentKind[] },
    body: ({ email, ...rest }) => ({ ...rest, email: email || null }),
    places: { 'user.password': 'password' },
    onSent: (reply) => setChildId(reply.childId),
  })
  if (childId !== null)
    return (
      <div className={styles.form}>
        <h3>{t.openedTitle}</h3>
        <p>{t.openedText}</p>
        <ChildLoginCard childId={childId} />
        <div>
          <ButtonLink to={familyAt}>{t.toFamily}</ButtonLink>
        </div>
      </div>
    )
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <div>
          <Button type="submit" loading={form.isSending}>
            {t.open}
          </Button>
        </div>
      }
    >
      <TextInput label={t.name} autoComplete="off" {...form.text('name')} />
      <SelectInput label={t.grade} {...form.number('gradeIndex')}>
        <option value="">{t.chooseGrade}</option>
        {newChildGrades.map((index) => (
          <option key={index} value={index}>
            {gradeLabel(index)}
          </option>
        ))}
      </SelectInput>
      <TextInput label={t.email} hint={t.emailHint} type="email" autoComplete="off" {...form.text('email')} />
      <PasswordInput
        label={t.password}
        hint={t.passwordHint}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <ConsentFields fieldOf={(kind) => form.member('consents', kind)} error={form.error('consents')} />
    </Form>
  )
}
