import { useAfterChange, useCall } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { Button, Card, Confirmation, IconClock, IconCopy, IconPlayerPlay, TextInput, toast } from '@school/ui'
import { AttemptClock } from '@school/works/web'
import { type ReactNode, useState } from 'react'
import type { ManagedHomework, ManagedWebinar } from '@school/assigning/contract'
import { webinarAt } from '@school/homeworks/web'
import frame from '@school/ui/frame.module.css'
import { closeForWebinar, openForWebinar, prolongForWebinar } from '../contract/endpoints.ts'
import { t } from './ru.ts'
import styles from './WebinarPanel.module.css'

export interface WebinarPanelProps {
  homework: ManagedHomework
  webinar: ManagedWebinar
}

/** Controls of a webinar homework for its teacher: opens it for some minutes, shows progress, closes it. */
export function WebinarPanel({ homework, webinar }: WebinarPanelProps) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  // Shown before the page is reloaded: the panel is not rendered for a closed webinar.
  const saying = (words: string) => ({
    onSuccess: () => {
      toast(words, { tone: 'ok' })
      setAsking(false)
    },
    onError: (error: Error) => toast(error.message, { tone: 'bad' }),
  })
  const closing = useCall(closeForWebinar, saying(t.closed))
  const params = { homeworkId: homework.id }
  const isOpen = webinar.state === 'open'
  const close = () => closing.mutate({ params })
  return (
    <Card
      as="section"
      tone={isOpen ? 'ok' : 'accent'}
      pad="l"
      aria-labelledby="webinar"
      className={styles.panel}
    >
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="webinar">{t.panel}</h2>
        {isOpen && webinar.answersUntil && (
          <AttemptClock
            deadlineAt={webinar.answersUntil}
            serverNow={homework.serverNow}
            onTimeUp={() => void afterChange(closeForWebinar)}
          />
        )}
      </div>
      <p>{t.about(webinar.title, webinar.startsAt)}</p>
      <p className={styles.words}>{isOpen ? t.live : t.waiting}</p>
      {isOpen ? (
        <>
          <div className={frame.row}>
            <Button kind="primary" loading={closing.isPending} onClick={() => setAsking(true)}>
              {t.close}
            </Button>
            <span role="status">
              {t.begun(homework.begun, homework.pupils)}, {t.handedIn(homework.submitted)}
            </span>
          </div>
          <Minutes
            label={t.moreMinutes}
            usual={5}
            most={60}
            endpoint={prolongForWebinar}
            homeworkId={homework.id}
            action={{ title: t.prolong, icon: <IconClock aria-hidden="true" /> }}
            onSent={saying(t.prolonged).onSuccess}
          />
        </>
      ) : (
        <Minutes
          label={t.openMinutes}
          usual={10}
          most={90}
          endpoint={openForWebinar}
          homeworkId={homework.id}
          action={{ title: t.open, icon: <IconPlayerPlay aria-hidden="true" />, kind: 'primary' }}
          onSent={saying(t.opened).onSuccess}
        >
          <Button kind="quiet" loading={closing.isPending} onClick={close}>
            {t.giveAtOnce}
          </Button>
        </Minutes>
      )}
      <PupilLink webinarId={webinar.id} />
      <Confirmation
        open={isAsking}
        title={t.closeTitle}
        action={t.close}
        isBusy={closing.isPending}
        onClose={() => setAsking(false)}
        onAgree={close}
      >
        <p>{t.closeText}</p>
      </Confirmation>
    </Card>
  )
}

interface MinutesProps {
  label: string
  usual: number
  most: number
  endpoint: typeof openForWebinar | typeof prolongForWebinar
  homeworkId: number
  action: { title: string; icon: ReactNode; kind?: 'primary' }
  onSent: () => unknown
  children?: ReactNode
}

/** A field of minutes and its button. */
function Minutes({ label, usual, most, endpoint, homeworkId, action, onSent, children }: MinutesProps) {
  const form = useForm(endpoint, { params: { homeworkId }, values: { minutes: usual }, onSent })
  return (
    <Form
      form={form}
      className={styles.opening}
      actions={
        <>
          <Button kind={action.kind} type="submit" icon={action.icon} loading={form.isSending}>
            {action.title}
          </Button>
          {children}
        </>
      }
    >
      <TextInput
        type="number"
        min={1}
        max={most}
        required
        inputMode="numeric"
        label={label}
        {...form.number('minutes')}
      />
    </Form>
  )
}

function PupilLink({ webinarId }: { webinarId: number }) {
  const path = webinarAt(webinarId)
  const copy = () =>
    void navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => toast(t.linkCopied, { tone: 'ok' }),
      () => toast(path),
    )
  return (
    <p className={frame.row}>
      <span>
        {t.link}: <code className={styles.link}>{path}</code>
      </span>
      <Button size="s" icon={<IconCopy aria-hidden="true" />} onClick={copy}>
        {t.copyLink}
      </Button>
    </p>
  )
}
