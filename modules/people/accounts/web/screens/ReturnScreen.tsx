import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Button, ButtonLink, Card, EmptyState, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { returnToAccount } from '../../contract/index.ts'
import { returningQuery } from '../queries.ts'
import { t } from '../ru-return.ts'

interface ReturnScreenProps {
  /** Given to a user who has just signed in to a closed account; otherwise empty. */
  ticket: string
  onSignedIn: (path: string | null) => void
}

/** Asks a user who signs in to a closed account whether to restore it; to a user who has just closed it, confirms that. */
export function ReturnScreen({ ticket, onSignedIn }: ReturnScreenProps) {
  const { data: returning } = useSuspenseQuery(returningQuery(ticket))
  const back = useCall(returnToAccount, {
    onSuccess: ({ nextStep }) => onSignedIn(nextStep),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  if (!returning)
    return (
      <EmptyState
        level={1}
        pose="look"
        title={t.closedTitle}
        text={t.closedText}
        action={<ButtonLink to={link(site.market.login)}>{t.signIn}</ButtonLink>}
      />
    )
  return (
    <div className={frame.page}>
      <Card as="section" pad="l" className={frame.section}>
        <h1>{t.title}</h1>
        <p>{t.lead(returning.erasedOn)}</p>
        <div className={frame.row}>
          <Button kind="primary" loading={back.isPending} onClick={() => back.mutate({ body: { ticket } })}>
            {t.agree}
          </Button>
          <ButtonLink kind="quiet" to={link(site.market.login)}>
            {t.stay}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
