import { Button, Confirmation, IconPlayerPlay, useYou } from '@school/ui'
import { useEffect, useState } from 'react'
import { t } from './ru-start.ts'

/** The announcement before a clock starts. */
export interface StartTerms {
  /** Minutes of this user; `null` is without a time limit, and starts without a confirmation. */
  minutes: number | null
  /** One clock for all users, already running. */
  isCommon?: boolean
  /** Allowed tools. */
  tools?: readonly string[]
  /** Other useful facts. */
  note?: string
}

export interface TimedStartProps {
  title: string
  terms: StartTerms
  onStart: () => void
  isBusy: boolean
}

/** The button that starts an attempt. A clock never starts without a confirmation. */
export function TimedStart({ title, terms, onStart, isBusy }: TimedStartProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  // A refusal is shown on the page, so the confirmation closes.
  useEffect(() => (isBusy ? close : undefined), [isBusy])
  const { minutes } = terms
  return (
    <>
      <Button
        kind="primary"
        size="l"
        icon={<IconPlayerPlay aria-hidden="true" />}
        loading={isBusy}
        onClick={minutes === null ? onStart : () => setAsking(true)}
      >
        {title}
      </Button>
      {minutes !== null && (
        <Confirmation
          open={isAsking}
          title={t.ask(minutes)}
          action={t.begin}
          cancel={t.notNow}
          isCautious
          isBusy={isBusy}
          onClose={close}
          onAgree={onStart}
        >
          <Terms {...terms} minutes={minutes} />
        </Confirmation>
      )}
    </>
  )
}

function Terms({ minutes, isCommon = false, tools = [], note }: StartTerms & { minutes: number }) {
  const you = useYou()
  return (
    <>
      <p>{isCommon ? t.common(minutes) : you(t.own(minutes))}</p>
      <p>{you(t.noPause)}</p>
      <p>{tools.length > 0 ? t.tools(tools) : t.paper}</p>
      {note && <p>{note}</p>}
    </>
  )
}
