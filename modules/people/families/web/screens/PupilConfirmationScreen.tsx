import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  SkeletonText,
  toast,
  useYou,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { confirmPupil } from '../../contract/index.ts'
import styles from '../family.module.css'
import { askingParentQuery } from '../queries.ts'
import { t } from '../ru-child.ts'

export interface PupilConfirmationScreenProps {
  userId: number
  code: string
  /** Where a guest signs in and returns from; `null` for a signed-in viewer. */
  signInAt: string | null
  onDone: () => void
}

/** A pupil agrees that a grown-up sees the cabinet. */
export function PupilConfirmationScreen({ userId, code, signInAt, onDone }: PupilConfirmationScreenProps) {
  const you = useYou()
  const asking = useQuery({ ...askingParentQuery(userId, code), enabled: signInAt === null })
  const { data } = asking
  const confirm = useCall(confirmPupil, {
    onSuccess: () => {
      toast(t.pupilDone, { tone: 'ok' })
      onDone()
    },
    onError: (failure) => void toast(failure.message, { tone: 'bad' }),
  })
  if (signInAt !== null)
    return (
      <EmptyState
        level={1}
        pose="look"
        title={t.pupilTitle}
        text={t.pupilSignIn}
        action={
          <ButtonLink kind="primary" to={signInAt}>
            {t.pupilToSignIn}
          </ButtonLink>
        }
      />
    )
  // A grown-up has opened the link of a pupil: the code is invalid for them.
  if (data === null || asking.error?.status === 403)
    return (
      <EmptyState
        level={1}
        pose="look"
        title={t.badCodeTitle}
        text={t.badCodeText}
        action={<ButtonLink to={link(site.market.home)}>{t.toHome}</ButtonLink>}
      />
    )
  if (asking.error)
    return <ErrorState level={1} isRetrying={asking.isFetching} onRetry={() => void asking.refetch()} />
  if (!data)
    return (
      <div className={frame.page}>
        <h1>{t.pupilTitle}</h1>
        <SkeletonText />
      </div>
    )
  return (
    <div className={frame.page}>
      <PageHeader title={t.pupilTitle} />
      <Card as="section" pad="l" className={styles.child}>
        <p>{you(t.pupilAsk)}</p>
        <p className={styles.foundName}>{data.name}</p>
        <p>{you(t.pupilText(data.name))}</p>
        <div className={frame.row}>
          <Button
            kind="primary"
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ params: { userId }, body: { code } })}
          >
            {t.pupilYes}
          </Button>
          <ButtonLink to={link(site.user.accountFamily)}>{t.pupilNo}</ButtonLink>
        </div>
      </Card>
    </div>
  )
}
