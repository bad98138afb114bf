import type { Profile } from '@school/accounts/contract'
import { chosenOf, schoolAttributesOf } from './chosen-school.ts'
import { SchoolPicker } from './SchoolPicker.tsx'
import { SectionForm } from './SectionForm.tsx'
import { t } from './ru.ts'

export const SchoolSection = ({ profile }: { profile: Profile }) => (
  <SectionForm
    title={t.school}
    values={{ school: chosenOf(profile) }}
    places={{ 'user.schoolAttributes': 'school' }}
    body={({ school }) => ({ schoolAttributes: schoolAttributesOf(school) })}
  >
    {(form) => (
      <SchoolPicker
        value={form.value('school' as never)}
        error={form.error('school' as never)}
        onChange={(school) => form.set('school' as never, school as never)}
      />
    )}
  </SectionForm>
)
