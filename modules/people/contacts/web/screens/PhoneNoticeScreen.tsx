import { shownPhone } from '@school/accounts/contract'
import { ButtonLink, Card, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { PhoneActions, type PhoneActionsProps } from '../PhoneActions.tsx'
import { notice as t } from '../ru.ts'

/** The telephone that waits to be confirmed: a code, another number, or nothing more to do. */
export function PhoneNoticeScreen({ user, way, homeAt }: PhoneActionsProps & { homeAt: string }) {
  const you = useYou()
  const { phone, phoneConfirmed } = user
  return (
    <div className={frame.page}>
      <PageHeader
        title={phone === null ? t.noPhone : phoneConfirmed ? t.confirmed : t.unconfirmed}
        lead={phoneConfirmed ? t.confirmedText : you(t.text)}
      />
      <Card as="section" pad="l" aria-label={t.label} className={frame.section}>
        {phone && <p>{shownPhone(phone)}</p>}
        <PhoneActions user={user} way={way} />
      </Card>
      <div>
        <ButtonLink to={homeAt} {...(phoneConfirmed ? { kind: 'primary' } : {})}>
          {t.home}
        </ButtonLink>
      </div>
    </div>
  )
}
