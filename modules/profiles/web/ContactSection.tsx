import { type Profile, shownPhone } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { TextInput } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { Link } from 'react-router'
import { SectionForm } from './SectionForm.tsx'
import { t } from './ru.ts'

const places = { 'user.phone': 'phone', 'user.parentPhone': 'parentPhone', 'user.skype': 'skype' }

export function ContactSection({ profile }: { profile: Profile }) {
  const { phone, emailConfirmed, parentPhone, skype, isPupil, isParent } = profile
  // What opens the account is changed beside the password.
  const isTyped = phone === null && emailConfirmed
  const isChild = isPupil && !isParent
  return (
    <SectionForm
      title={t.contacts}
      values={{
        phone: phone ?? '',
        parentPhone,
        skype,
      }}
      places={places}
      body={({ parentPhone: parent, phone: typedPhone, ...typed }) => ({
        ...typed,
        ...(isTyped ? { phone: typedPhone } : {}),
        ...(isChild ? { parentPhone: parent } : {}),
      })}
    >
      {(form) => (
        <>
          {!isTyped && (
            <p>
              {phone ? t.ownPhone(shownPhone(phone)) : t.noPhone}{' '}
              <Link to={link(site.user.account)}>{t.toContacts}</Link>
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
        </>
      )}
    </SectionForm>
  )
}
