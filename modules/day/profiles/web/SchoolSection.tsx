import { type Profile, updateProfile } from '@school/accounts/contract'
import { FormCard, saySaved, useForm } from '@school/forms'
import { chosenOf, schoolAttributesOf } from './chosen-school.ts'
import { SchoolPicker } from './SchoolPicker.tsx'
import { t } from './ru.ts'

const valuesOf = (profile: Profile) => ({ school: chosenOf(profile) })

export function SchoolSection({ profile }: { profile: Profile }) {
  const values = valuesOf(profile)
  const form = useForm<typeof updateProfile, typeof values>(updateProfile, {
    values,
    places: { 'user.schoolAttributes': 'school' },
    body: ({ school }) => ({ user: { schoolAttributes: schoolAttributesOf(school) } }),
    version: profile.version,
    fieldsOf: ({ profile: saved }) => valuesOf(saved as Profile),
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.school}>
      <SchoolPicker
        value={form.value('school')}
        error={form.error('school')}
        onChange={(school) => form.set('school', school)}
      />
    </FormCard>
  )
}
