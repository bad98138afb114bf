import { Breadcrumbs, Button, ButtonLink, IconCopy, IconPrinter, toast, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkAt, profileAt, sheetTitle } from '../addresses.ts'
import { certificateQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { Sheet } from '../Sheet.tsx'
import styles from './CertificateScreen.module.css'

export function CertificateScreen({ userId, certificateId }: { userId: number; certificateId: number }) {
  const you = useYou()
  const { data: certificate } = useSuspenseQuery(certificateQuery(userId, certificateId))
  const { proof, isMine, kind } = certificate
  return (
    <div className={styles.page}>
      <div className="no-print">
        <Breadcrumbs crumbs={[{ title: t.toProfile, to: profileAt(userId) }, { title: sheetTitle(kind) }]} />
      </div>
      <Sheet certificate={certificate} />
      <div className={`no-print ${styles.below}`}>
        <div className={styles.actions}>
          {proof ? (
            <>
              <Button kind="primary" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
                {t.print}
              </Button>
              <CopyLink url={proof.url} />
            </>
          ) : (
            <ButtonLink to={checkAt()}>{t.toCheck}</ButtonLink>
          )}
        </div>
        <p className={styles.note}>
          {proof ? `${t.printHint} ${isMine ? you(t.ownNote) : t.knownNote}` : t.strangerNote}
        </p>
      </div>
    </div>
  )
}

/** Where the clipboard is closed, the address is shown to be copied by hand. */
function CopyLink({ url }: { url: string }) {
  const [isShown, setIsShown] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t.copied, { tone: 'ok' })
    } catch {
      setIsShown(true)
    }
  }
  return (
    <>
      <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
        {t.copy}
      </Button>
      {isShown && (
        <p role="status" className={styles.link}>
          {t.notCopied} <span>{url}</span>
        </p>
      )}
    </>
  )
}
