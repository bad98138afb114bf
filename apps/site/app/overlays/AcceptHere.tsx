import { type Agreement, agreementsAsked } from '@school/accounts/contract'
import { Button, Card, Link } from '@school/ui'
import { useSearchParams } from 'react-router'
import { useUser } from '@school/pages'
import styles from './agreement.module.css'
import { agreementTexts as t } from './ru.ts'
import { useAccepting } from './use-accepting.ts'

/** The button below a document that the user must accept; below the overview document, for the first document that must be accepted. */
export function AcceptHere({ path }: { path: string }) {
  const [search] = useSearchParams()
  const user = useUser()
  if (!user || search.get('accept') !== '1') return null
  const agreement = agreementsAsked(user).find((one) => one.path === path || one.path.startsWith(`${path}/`))
  return agreement ? <Accepting agreement={agreement} isElsewhere={agreement.path !== path} /> : null
}

function Accepting({ agreement, isElsewhere }: { agreement: Agreement; isElsewhere: boolean }) {
  const { isBusy, accept } = useAccepting(agreement)
  return (
    <Card as="section" className={`no-print ${styles.end}`}>
      <p>
        {t.lead} {isElsewhere && <Link to={`/${agreement.path}?accept=1`}>{t.openPage}</Link>}
      </p>
      <Button kind="primary" loading={isBusy} onClick={accept}>
        {t.accept}
      </Button>
    </Card>
  )
}
