import type { Profile } from '@school/accounts/contract'
import { useCall } from '@school/api-client'
import { Button, Card, Confirmation } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import { convertType } from '../contract/index.ts'
import { personTypes } from '../contract/standing.ts'
import styles from './profile.module.css'
import { t } from './ru.ts'

type Kind = (typeof personTypes)[number]

const kindOf = ({ type, isParent }: Profile): Kind =>
  type === 'agent' ? 'agent' : isParent ? 'parent' : 'pupil'

/** Another kind of person is another school: it is asked, and a whole new page shows it. */
export function KindCard({ profile }: { profile: Profile }) {
  const [wanted, setWanted] = useState<Kind | null>(null)
  const convert = useCall(convertType, { onSuccess: () => location.assign('/') })
  const kind = kindOf(profile)
  const close = () => {
    setWanted(null)
    convert.reset()
  }
  return (
    <Card as="section" aria-labelledby="kind" className={styles.card}>
      <h2 id="kind">{t.kind}</h2>
      <p>
        {t.kindNow(t.kinds[kind])} {t.kindNote}
      </p>
      <div className={frame.row}>
        {personTypes
          .filter((one) => one !== kind)
          .map((one) => (
            <Button key={one} onClick={() => setWanted(one)}>
              {t.kinds[one]}
            </Button>
          ))}
      </div>
      {wanted && (
        <Confirmation
          title={t.kindAsk(t.kinds[wanted])}
          action={t.kindAgree}
          isCautious
          isBusy={convert.isPending}
          onClose={close}
          onAgree={() => convert.mutate({ body: { toType: wanted } })}
        >
          <p>{t.kindAskText}</p>
          <p role="alert">{convert.error?.message}</p>
        </Confirmation>
      )}
    </Card>
  )
}
