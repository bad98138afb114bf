import { useCall } from '@school/api-client'
import { Button, Card, Confirmation, PageHeader, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { factsOf } from '@school/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endLink, type FamilyParent, makeChildCode, type OwnFamily } from '../../contract/index.ts'
import { AskByPhone } from '../AskByPhone.tsx'
import { CodeCard } from '../CodeCard.tsx'
import styles from '../family.module.css'
import { ownFamilyQuery } from '../queries.ts'
import { t } from '../ru-child.ts'
import { TypeParentCode } from '../TypeParentCode.tsx'

export interface OwnFamilyScreenProps {
  /** Where the pupil agrees to the grown-up whose code was typed. */
  onCode: (userId: number, code: string) => void
}

/** Who of the grown-ups sees this cabinet, and three ways to let one in. */
export function OwnFamilyScreen({ onCode }: OwnFamilyScreenProps) {
  const you = useYou()
  const { data: own } = useSuspenseQuery(ownFamilyQuery)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={you(t.lead)}>
        <p className={styles.note}>{you(t.privacy)}</p>
      </PageHeader>
      <Parents own={own} />
      {own.asksConsent && <p role="note">{you(t.consentText)}</p>}
      {own.dailyMinutes !== null && <p>{you(t.limit(own.dailyMinutes))}</p>}
      <div className={styles.ways}>
        <ShowCode own={own} />
        <Card as="section" aria-labelledby="type" className={styles.way}>
          <h2 id="type">{t.type}</h2>
          <p>{t.typeText}</p>
          <TypeParentCode onCode={onCode} />
        </Card>
        <Card as="section" aria-labelledby="phone" className={styles.way}>
          <h2 id="phone">{t.phone}</h2>
          <p>{you(t.phoneText)}</p>
          <AskByPhone askedPhone={own.askedPhone} parentPhone={own.parentPhone} />
        </Card>
      </div>
    </div>
  )
}

function Parents({ own }: { own: OwnFamily }) {
  const you = useYou()
  const [ending, setEnding] = useState<FamilyParent | null>(null)
  const end = useCall(endLink, {
    onSuccess: () => {
      toast(t.ended, { tone: 'ok' })
      setEnding(null)
    },
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  if (own.parents.length === 0)
    return (
      <Card tone="sunken">
        <p className={styles.parentName}>{t.none}</p>
        <p>{you(t.noneText)}</p>
      </Card>
    )
  return (
    <Card as="section" aria-label={t.title} className={styles.child}>
      <ul className={`plain-list ${styles.parents}`}>
        {own.parents.map((parent) => (
          <li key={parent.linkId} className={styles.parent}>
            <span>
              <span className={styles.parentName}>{parent.name}</span>
              <br />
              <span className={styles.note}>
                {factsOf(parent.decides ? t.decides : t.reads, t.since(parent.since))}
              </span>
            </span>
            {parent.can.end && (
              <Button
                size="s"
                kind="quiet"
                aria-label={t.endOf(parent.name)}
                onClick={() => setEnding(parent)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!own.isOfOwnWord && <p className={styles.note}>{you(t.young)}</p>}
      {ending && (
        <Confirmation
          title={t.endTitle}
          action={t.end}
          isCautious
          isBusy={end.isPending}
          onClose={() => setEnding(null)}
          onAgree={() => end.mutate({ params: { linkId: ending.linkId } })}
        >
          <p>{you(t.endText(ending.name))}</p>
        </Confirmation>
      )}
    </Card>
  )
}

function ShowCode({ own }: { own: OwnFamily }) {
  const you = useYou()
  const make = useCall(makeChildCode, { onError: (error) => void toast(error.message, { tone: 'bad' }) })
  return (
    <Card as="section" aria-labelledby="show" className={styles.way}>
      <h2 id="show">{t.show}</h2>
      {make.data ? (
        <CodeCard
          label={t.code}
          code={make.data.code}
          note={t.until(make.data.expiresAt)}
          copy={t.copy}
          copied={t.copied}
        />
      ) : (
        <>
          <p>{you(t.showText)}</p>
          {own.codeExpiresAt && <p className={styles.note}>{t.codeWaits(own.codeExpiresAt)}</p>}
          <div>
            <Button kind="primary" loading={make.isPending} onClick={() => make.mutate({})}>
              {t.makeCode}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
