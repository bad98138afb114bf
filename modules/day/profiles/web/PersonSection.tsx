import { type genders, type Profile, suggestedBirthYear, updateProfile } from '@school/accounts/contract'
import { FormCard, saySaved, useForm } from '@school/forms'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ProfileRules } from '../contract/index.ts'
import { CitizenshipSelect, GenderSelect } from './document-fields.tsx'
import { t } from './ru.ts'

const places = {
  'user.firstName': 'firstName',
  'user.lastName': 'lastName',
  'user.middleName': 'middleName',
  'user.birthday': 'birthday',
  'user.gender': 'gender',
  'user.citizenshipId': 'citizenshipId',
}

type PersonValues = Record<'firstName' | 'lastName' | 'middleName' | 'birthday', string> & {
  gender: (typeof genders)[number] | ''
  citizenshipId: number | null
}

const valuesOf = ({
  firstName,
  lastName,
  middleName,
  birthday,
  gender,
  citizenshipId,
}: Profile): PersonValues => ({
  firstName,
  lastName,
  middleName,
  birthday: birthday ?? '',
  gender: gender ?? '',
  citizenshipId,
})

/** What is locked for a month says until when, what the school keeps to itself that it does. */
export function PersonSection({ profile, rules }: { profile: Profile; rules: ProfileRules }) {
  const { firstName, lastName, middleName, birthday, gender, citizenshipId } = profile
  const { personalDataCanBeChangedAt: at } = profile
  const values = valuesOf(profile)
  const kept = (field: 'name' | 'birthday', said: string | null) =>
    Boolean(said) && rules.locked.includes(field)
  const hintOf = (field: 'name' | 'birthday', said: string | null) => {
    if (kept(field, said)) return t.changesAtSchool
    return at !== null && Boolean(said) ? t.changesFrom(at) : undefined
  }
  const isFixed = (field: 'name' | 'birthday', said: string | null) =>
    kept(field, said) || (at !== null && Boolean(said))
  const form = useForm<typeof updateProfile, PersonValues>(updateProfile, {
    values,
    places,
    body: (user) => ({ user }),
    version: profile.version,
    fieldsOf: ({ profile: saved }) => valuesOf(saved as Profile),
    onSent: saySaved,
  })
  return (
    <FormCard
      form={form}
      title={t.person}
      note={<p className={frame.note}>{t.changesOnce(profile.personalDataChangesGapInDays)}</p>}
    >
      <div className={frame.fields}>
        <TextInput
          label={t.lastName}
          hint={hintOf('name', lastName)}
          autoComplete="family-name"
          readOnly={isFixed('name', lastName)}
          {...form.text('lastName')}
        />
        <TextInput
          label={t.firstName}
          hint={hintOf('name', firstName)}
          autoComplete="given-name"
          readOnly={isFixed('name', firstName)}
          {...form.text('firstName')}
        />
        <TextInput
          label={t.middleName}
          hint={hintOf('name', middleName)}
          autoComplete="additional-name"
          readOnly={isFixed('name', middleName)}
          {...form.text('middleName')}
        />
      </div>
      <TextInput
        type="date"
        label={t.birthday}
        hint={hintOf('birthday', birthday)}
        autoComplete="bday"
        readOnly={isFixed('birthday', birthday)}
        min="1915-01-01"
        onFocus={(event) => suggestYear(event.currentTarget, profile)}
        {...form.text('birthday')}
      />
      {(gender !== null || rules.required.includes('gender')) && <GenderSelect {...form.text('gender')} />}
      {(citizenshipId !== null || rules.required.includes('citizenship')) && (
        <CitizenshipSelect {...form.number('citizenshipId')} />
      )}
    </FormCard>
  )
}

/** A picker of days that opens at today is a hundred presses away from the day of birth. */
function suggestYear(input: HTMLInputElement, profile: Profile): void {
  if (input.value === '' && !input.readOnly)
    input.max = `${suggestedBirthYear(profile, new Date()) + 3}-12-31`
}
