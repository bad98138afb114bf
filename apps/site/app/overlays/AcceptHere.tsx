import { type Agreement, agreementsAsked } from '@school/accounts/contract'
import { Button, Card, Link } from '@school/ui'
import { useSearchParams } from 'react-router'
import { useUser } from '@school/pages'
import styles from './agreement.module.css'
import { agreementTexts as t } from './ru.ts'
import { useAccepting } from './use-accepting.ts'

/** Under a document that was opened to be accepted, for whoever must accept it; under the one about all of them, the first that is asked. */
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
