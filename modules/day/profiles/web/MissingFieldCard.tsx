import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { Button, ButtonLink, Card, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { skipMissingField } from '../contract/index.ts'
import { missingFieldQuery } from './queries.ts'
import { t } from './ru-onboarding.ts'

/** Asks for one thing that is worth knowing; never a wall, and nothing where there is nothing to ask. */
export function MissingFieldCard() {
  const you = useYou()
  const { data } = useQuery(missingFieldQuery)
  const skip = useCall(skipMissingField)
  const field = data?.field
  if (!field) return null
  return (
    <Card as="section" tone="accent" aria-label={you(t.askTitle[field])} className={frame.row}>
      <div>
        <strong>{you(t.askTitle[field])}</strong>
        <p className={frame.note}>{t.askNote}</p>
      </div>
      <ButtonLink size="s" to={link(site.user.accountProfile)}>
        {t.say}
      </ButtonLink>
      <Button size="s" kind="quiet" loading={skip.isPending} onClick={() => skip.mutate({ body: { field } })}>
        {t.notNow}
      </Button>
    </Card>
  )
}
