import { call } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { link, site } from '@school/routes'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  SkeletonText,
  TextInput,
  toast,
  WithoutScripts,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmParent, type ConsentKind, type FoundChild } from '../../contract/index.ts'
import { ConsentFields } from '../ConsentFields.tsx'
import styles from '../family.module.css'
import { askingChildQuery } from '../queries.ts'
import { t } from '../ru-child.ts'

export interface ParentConfirmationScreenProps {
  childId: number
  /** Of the link in the SMS; typed where it is absent. */
  code: string | null
  /** A guest signs in first, and a pupil is no parent. */
  who: 'guest' | 'pupil' | 'grown-up'
  /** Where a guest signs in and signs up, to come back here with this code. */
  signInAt: (code: string) => string
  signUpAt: (code: string) => string
  onDone: () => void
}

/** The owner of a phone confirms that the child is theirs. Without the code of the SMS nothing is shown. */
export function ParentConfirmationScreen(props: ParentConfirmationScreenProps) {
  const [typed, setTyped] = useState(props.code)
  const [isDeclined, setDeclined] = useState(false)
  const found = useQuery({ ...askingChildQuery(props.childId, typed ?? ''), enabled: typed !== null })
  if (isDeclined)
    return (
      <div className={frame.page}>
        <h1>{t.parentTitle}</h1>
        <Card tone="ok">
          <p role="status">{t.parentNoDone}</p>
        </Card>
      </div>
    )
  if (props.code !== null && found.data === null)
    return (
      <EmptyState
        level={1}
        pose="look"
        title={t.badCodeTitle}
        text={t.badCodeText}
        action={<ButtonLink to={link(site.market.home)}>{t.toHome}</ButtonLink>}
      />
    )
  return (
    <div className={frame.page}>
      <PageHeader title={t.parentTitle} lead={t.parentText} />
      {found.data && typed !== null ? (
        <Answer {...props} code={typed} child={found.data} onDeclined={() => setDeclined(true)} />
      ) : (
        <>
          {props.code === null && (
            <CodeField
              error={found.data === null ? t.badCodeText : null}
              onCode={setTyped}
              isBusy={found.isFetching}
            />
          )}
          {found.error && (
            <ErrorState compact isRetrying={found.isFetching} onRetry={() => void found.refetch()} />
          )}
          {props.code !== null && found.isPending && <SkeletonText />}
        </>
      )}
    </div>
  )
}

function CodeField({
  error,
  isBusy,
  onCode,
}: {
  error: string | null
  isBusy: boolean
  onCode: (code: string) => void
}) {
  const [code, setCode] = useState('')
  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <TextInput
        label={t.parentCode}
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <WithoutScripts />
      <div>
        <Button type="submit" kind="primary" loading={isBusy}>
          {t.parentFind}
        </Button>
      </div>
    </form>
  )
}

interface AnswerProps extends ParentConfirmationScreenProps {
  code: string
  child: FoundChild
  onDeclined: () => void
}

function Answer({ childId, code, child, who, signInAt, signUpAt, onDone, onDeclined }: AnswerProps) {
  const form = useForm(confirmParent, {
    params: { userId: childId },
    values: { code, isMine: true, consents: [] as ConsentKind[] },
    onSent: () => {
      toast(t.pupilDone, { tone: 'ok' })
      onDone()
    },
  })
  const decline = async () => {
    await call(confirmParent, { params: { userId: childId }, body: { code, isMine: false } })
    onDeclined()
  }
  return (
    <Card as="section" pad="l" className={styles.child}>
      <p className={styles.found}>
        <span>{t.parentAsk}</span>
        <span className={styles.foundName}>{child.name}</span>
        <span className={styles.note}>{child.grade?.name}</span>
      </p>
      {who === 'guest' && (
        <>
          <p>{t.signFirst}</p>
          <div className={frame.row}>
            <ButtonLink kind="primary" to={signUpAt(code)}>
              {t.signUp}
            </ButtonLink>
            <ButtonLink to={signInAt(code)}>{t.signIn}</ButtonLink>
          </div>
        </>
      )}
      {who === 'pupil' && <p>{t.isPupil}</p>}
      {who === 'grown-up' && (
        <Form
          form={form}
          className={styles.form}
          actions={
            <div className={frame.row}>
              <Button type="submit" kind="primary" loading={form.isSending}>
                {t.parentYes}
              </Button>
              <Button onClick={() => void decline()}>{t.parentNo}</Button>
            </div>
          }
        >
          {child.decides && (
            <ConsentFields
              fieldOf={(kind) => form.member('consents', kind)}
              error={form.error('consents')}
              inForce={child.consents}
            />
          )}
        </Form>
      )}
    </Card>
  )
}
