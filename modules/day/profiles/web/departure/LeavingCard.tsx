import { link, site } from '@school/routes'
import { ButtonLink, Card, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { CopyPart } from '../own-data/CopyPart.tsx'
import { t } from './ru.ts'

/** The end of the account's page. */
export function LeavingCard({ userId }: { userId: number }) {
  const you = useYou()
  return (
    <Card as="section" aria-labelledby="own-data" className={frame.section}>
      <h2 id="own-data">{t.data}</h2>
      <p className={frame.note}>{you(t.dataText)}</p>
      <CopyPart userId={userId} />
      <div className={frame.row}>
        <ButtonLink kind="quiet" to={link(site.user.accountDeletion)}>
          {t.delete}
        </ButtonLink>
      </div>
    </Card>
  )
}
