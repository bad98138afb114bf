import { type Profile, suggestedBirthYear, updateProfile } from '@school/accounts/contract'
import { FormCard, saySaved, useForm } from '@school/forms'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { t } from './ru.ts'

const places = {
  'user.firstName': 'firstName',
  'user.lastName': 'lastName',
  'user.middleName': 'middleName',
  'user.birthday': 'birthday',
}

/** What is locked for a month says until when. */
export function PersonSection({ profile }: { profile: Profile }) {
  const { firstName, lastName, middleName, birthday, personalDataCanBeChangedAt: at } = profile
  const values = { firstName, lastName, middleName, birthday: birthday ?? '' }
  const locked = (said: string | null) => (at !== null && Boolean(said) ? t.changesFrom(at) : undefined)
  const form = useForm<typeof updateProfile, typeof values>(updateProfile, {
    values,
    places,
    body: (user) => ({ user }),
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
          hint={locked(lastName)}
          autoComplete="family-name"
          readOnly={at !== null && lastName !== ''}
          {...form.text('lastName')}
        />
        <TextInput
          label={t.firstName}
          hint={locked(firstName)}
          autoComplete="given-name"
          readOnly={at !== null}
          {...form.text('firstName')}
        />
        <TextInput
          label={t.middleName}
          hint={locked(middleName)}
          autoComplete="additional-name"
          readOnly={at !== null && middleName !== ''}
          {...form.text('middleName')}
        />
      </div>
      <TextInput
        type="date"
        label={t.birthday}
        hint={locked(birthday)}
        autoComplete="bday"
        readOnly={at !== null && birthday !== null}
        min="1915-01-01"
        onFocus={(event) => suggestYear(event.currentTarget, profile)}
        {...form.text('birthday')}
      />
    </FormCard>
  )
}

/** A picker of days that opens at today is a hundred presses away from the day of birth. */
function suggestYear(input: HTMLInputElement, profile: Profile): void {
  if (input.value === '' && !input.readOnly)
    input.max = `${suggestedBirthYear(profile, new Date()) + 3}-12-31`
}
