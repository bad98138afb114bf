import { updateProfile } from '@school/accounts/contract'
import { Form, useForm } from '@school/forms'
import { Button, ButtonLink, Card, PageHeader, TextInput, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { RequiredField } from '../../contract/index.ts'
import { CitizenshipSelect, GenderSelect } from '../document-fields.tsx'
import styles from '../profile.module.css'
import { profileRulesQuery } from '../queries.ts'
import { t } from '../ru.ts'

const places = {
  'user.birthday': 'birthday',
  'user.gender': 'gender',
  'user.citizenshipId': 'citizenshipId',
}

const said = { birthday: '', gender: '' as '' | 'female' | 'male', citizenshipId: null as number | null }
type Typed = typeof said

/** A telephone is said where its code is asked for. */
function PhoneNeeded({ lacking, phoneAt }: { lacking: readonly RequiredField[]; phoneAt: string }) {
  const isUnconfirmed = lacking.includes('phoneConfirmation')
  if (!isUnconfirmed && !lacking.includes('phone')) return null
  return (
    <div className={frame.row}>
      <p>{isUnconfirmed ? t.phoneUnconfirmed : t.phoneNeeded}</p>
      <ButtonLink to={phoneAt}>{isUnconfirmed ? t.phoneConfirm : t.phoneAdd}</ButtonLink>
    </div>
  )
}

interface Steps {
  /** The page where a telephone is said and confirmed. */
  phoneAt: string
  onDone: () => void
}

function TypedFields({ lacking, phoneAt, onDone }: Steps & { lacking: readonly RequiredField[] }) {
  const form = useForm<typeof updateProfile, Typed>(updateProfile, {
    values: said,
    places,
    body: (typed) => ({
      user: {
        ...(lacking.includes('birthday') ? { birthday: typed.birthday } : {}),
        ...(lacking.includes('gender') ? { gender: typed.gender } : {}),
        ...(lacking.includes('citizenship') ? { citizenshipId: typed.citizenshipId } : {}),
      },
    }),
    onSent: onDone,
  })
  return (
    <Form
      form={form}
      className={frame.section}
      actions={
        <div className={frame.row}>
          <Button type="submit" kind="primary" loading={form.isSending}>
            {t.requiredSave}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t.requiredLater}
          </Button>
        </div>
      }
    >
      {lacking.includes('birthday') && (
        <TextInput
          type="date"
          label={t.birthday}
          autoComplete="bday"
          min="1915-01-01"
          {...form.text('birthday')}
        />
      )}
      {lacking.includes('gender') && <GenderSelect {...form.text('gender')} />}
      {lacking.includes('citizenship') && <CitizenshipSelect {...form.number('citizenshipId')} />}
      <PhoneNeeded lacking={lacking} phoneAt={phoneAt} />
    </Form>
  )
}

/** One calm step after signing in: what the portal requires and the person has not said yet. Nothing of it is a wall. */
export function RequiredDataScreen(steps: Steps) {
  const you = useYou()
  const { lacking } = useSuspenseQuery(profileRulesQuery).data
  const isTyped = lacking.some((field) => field !== 'phone' && field !== 'phoneConfirmation')
  return (
    <div className={frame.page}>
      <PageHeader
        title={lacking.length > 0 ? t.requiredTitle : t.requiredTitleDone}
        lead={lacking.length > 0 ? you(t.requiredLead) : t.requiredDone}
      />
      {isTyped ? (
        <Card as="section" pad="l" aria-label={t.requiredTitle} className={`${frame.section} ${styles.step}`}>
          <TypedFields {...steps} lacking={lacking} />
        </Card>
      ) : (
        <>
          <PhoneNeeded lacking={lacking} phoneAt={steps.phoneAt} />
          <div>
            <Button kind={lacking.length > 0 ? 'quiet' : 'primary'} onClick={steps.onDone}>
              {lacking.length > 0 ? t.requiredLater : t.requiredNext}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
