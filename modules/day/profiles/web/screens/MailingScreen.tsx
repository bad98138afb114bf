import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Button, ButtonLink, Card, EmptyState, PageHeader, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { turnMailing } from '../../contract/index.ts'
import { mailingQuery } from '../queries.ts'
import { t } from '../ru.ts'

/** Where the link in a letter leads. Opening it changes nothing: programs that read mail open links too. */
export function MailingScreen({ token }: { token: string }) {
  const { data: mailing } = useSuspenseQuery(mailingQuery(token))
  const turn = useCall(turnMailing, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  if (!mailing)
    return (
      <EmptyState
        level={1}
        pose="look"
        title={t.stopGone}
        text={t.stopGoneText}
        action={<ButtonLink to={link(site.user.accountSubscriptions)}>{t.toSubscriptions}</ButtonLink>}
      />
    )
  const { title, settings, isOn } = mailing
  return (
    <div className={frame.page}>
      <PageHeader title={t.stopTitle} />
      <Card as="section" pad="l" className={frame.section}>
        <h2>{title}</h2>
        <p role="status">{isOn ? t.stopOn : t.stopOff}</p>
        <div className={frame.row}>
          <Button
            kind={isOn ? 'primary' : 'secondary'}
            loading={turn.isPending}
            onClick={() => turn.mutate({ params: { token }, body: { isOn: !isOn } })}
          >
            {isOn ? t.stop : t.stopUndo}
          </Button>
          <ButtonLink
            kind="quiet"
            to={link(settings === 'family' ? site.user.family : site.user.accountSubscriptions)}
          >
            {settings === 'family' ? t.toFamily : t.toSubscriptions}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
