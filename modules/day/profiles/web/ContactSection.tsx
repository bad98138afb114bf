import { type Profile, shownPhone, updateProfile } from '@school/accounts/contract'
import { FormCard, saySaved, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { TextInput, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ProfileRules } from '../contract/index.ts'
import { t } from './ru.ts'

const places = { 'user.phone': 'phone', 'user.parentPhone': 'parentPhone', 'user.skype': 'skype' }

const valuesOf = ({ phone, parentPhone, skype }: Profile) => ({ phone: phone ?? '', parentPhone, skype })

export function ContactSection({ profile, rules }: { profile: Profile; rules: ProfileRules }) {
  const { phone, emailConfirmed, isPupil, isParent } = profile
  // Contacts that open the account are changed with the password, in contacts.
  const isTyped = phone === null && emailConfirmed
  const isChild = isPupil && !isParent
  const values = valuesOf(profile)
  const form = useForm<typeof updateProfile, typeof values>(updateProfile, {
    values,
    places,
    body: ({ parentPhone: parent, phone: typedPhone, ...typed }) => ({
      user: {
        ...typed,
        ...(isTyped ? { phone: typedPhone } : {}),
        ...(isChild ? { parentPhone: parent } : {}),
      },
    }),
    version: profile.version,
    fieldsOf: ({ profile: saved }) => valuesOf(saved as Profile),
    onSent: saySaved,
  })
  return (
    <FormCard form={form} title={t.contacts}>
      {!isTyped && (
        <p>
          {phone ? t.ownPhone(shownPhone(phone)) : t.noPhone}{' '}
          {phone && rules.locked.includes('phone') ? (
            t.changesAtSchool
          ) : (
            <Link to={link(site.user.account)}>{t.toContacts}</Link>
          )}
        </p>
      )}
      <div className={frame.fields}>
        {isTyped && (
          <TextInput
            type="tel"
            autoComplete="tel"
            label={t.phone}
            hint={t.phoneHint}
            {...form.text('phone')}
          />
        )}
        {isChild && <TextInput type="tel" label={t.parentPhone} {...form.text('parentPhone')} />}
        <TextInput label={t.skype} optional {...form.text('skype')} />
      </div>
    </FormCard>
  )
}
