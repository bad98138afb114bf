import { CaptchaField, useCaptcha } from '@school/captcha/web'
import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import { Button, PasswordInput, TextInput } from '@school/ui'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { lastChildGrade, namePartsOf, signUp, signUpRoles } from '../contract/index.ts'
import { chosenGrade } from './chosen-grade.ts'
import { contactOf } from './contact.ts'
import styles from './entry.module.css'
import { PasswordMeter } from './PasswordMeter.tsx'
import { RoleFields } from './RoleFields.tsx'
import { t } from './ru.ts'
import type { SignUpProps } from './entry-props.ts'

interface SignUpValues {
  recaptchaToken: string
  /** An address or a phone. */
  contact: string
  parentPhone: string
  user: {
    role: (typeof signUpRoles)[number]
    name: string
    password: string
    gradeIndex: number | null
  }
}

/** The same as the server's rule: of a child somebody grown up is asked for. */
const isAskedForParent = ({ role, gradeIndex }: Omit<SignUpValues['user'], 'name'>): boolean =>
  role === 'pupil' && gradeIndex !== null && gradeIndex <= lastChildGrade

export function SignUpForm({ redirectUrl, role, course = null, onSignedIn }: SignUpProps) {
  const captcha = useCaptcha()
  const form = useForm<typeof signUp, SignUpValues>(signUp, {
    values: {
      recaptchaToken: '',
      contact: '',
      parentPhone: '',
      user: {
        role: signUpRoles.find((known) => known === role) ?? 'pupil',
        name: '',
        password: '',
        gradeIndex: course?.gradeIndex ?? null,
      },
    },
    places: {
      'user.email': 'contact',
      'user.phone': 'contact',
      'user.parentPhone': 'parentPhone',
      'user.firstName': 'user.name',
      'user.lastName': 'user.name',
      'user.middleName': 'user.name',
    },
    before: async (values) => ({ ...values, recaptchaToken: await captcha.take() }),
    body: ({ recaptchaToken, contact, parentPhone, user: { name, ...user } }) => ({
      recaptchaToken,
      user: {
        ...user,
        ...namePartsOf(name),
        ...contactOf(contact),
        gradeIndex: user.role === 'pupil' ? user.gradeIndex : null,
        parentPhone: isAskedForParent(user) && parentPhone.trim() ? parentPhone : null,
      },
      ...(redirectUrl ? { redirectUrl } : {}),
    }),
    onSent: ({ nextStep, afterSignInPath }) => {
      chosenGrade.forget()
      onSignedIn(nextStep ?? afterSignInPath)
    },
  })
  const fillGrade = useEffectEvent(() => {
    const chosen = chosenGrade.read()
    // The server knows the course only; what was chosen in the form already stays.
    if (chosen !== null && form.value('user').gradeIndex === (course?.gradeIndex ?? null))
      form.set('user.gradeIndex', chosen)
  })
  useEffect(() => fillGrade(), [])
  return (
    <Form
      form={form}
      className={styles.form}
      actions={
        <>
          <Button type="submit" kind="primary" size="l" wide loading={form.isSending}>
            {t.signUp}
          </Button>
          <p className={styles.agreement}>
            {t.agreement} <Document name="terms">{t.terms}</Document> {t.and}{' '}
            <Document name="consent">{t.consent}</Document>
          </p>
        </>
      }
    >
      <RoleFields form={form} />
      {isAskedForParent(form.value('user')) && (
        <TextInput
          label={t.parentPhone}
          hint={t.parentPhoneHint}
          type="tel"
          optional
          autoComplete="off"
          {...form.text('parentPhone')}
        />
      )}
      <TextInput label={t.name} hint={t.nameHint} autoComplete="name" {...form.text('user.name')} />
      <TextInput
        label={t.contact}
        hint={t.contactHint}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        {...form.text('contact')}
      />
      <PasswordInput
        label={t.password}
        hint={t.passwordHint}
        autoComplete="new-password"
        {...form.text('user.password')}
      />
      <PasswordMeter password={form.value('user.password')} />
      <CaptchaField captcha={captcha} error={form.error('recaptchaToken')} />
    </Form>
  )
}

/** Opens in a new tab, so that nothing typed is lost. */
const Document = ({ name, children }: { name: string; children: ReactNode }) => (
  <a href={link(site.contentPage.legal, { info_materials_pages: name })} target="_blank">
    {children}
  </a>
)
