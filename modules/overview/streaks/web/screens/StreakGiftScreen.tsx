import { useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { play } from '@school/rewards/web'
import { Button, ButtonLink, Card, IconGift, Owl, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { openStreakGift } from '../../contract/index.ts'
import { streakGiftQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from '../streaks.module.css'

/** A gift for days in a row: how far it is, to be opened, what was in it. */
export function StreakGiftScreen({ giftId }: { giftId: number }) {
  const { data: gift } = useSuspenseQuery(streakGiftQuery(giftId))
  const open = useCall(openStreakGift, {
    onSuccess: () => play('joy'),
    onError: (error) => void toast(error.message, { tone: 'bad' }),
  })
  const level = open.data?.level
  return (
    <div className={frame.page}>
      <Card pad="l" className={styles.gift}>
        {gift.state === 'opened' ? (
          <Owl pose="happy" title={null} className={styles.box} />
        ) : (
          <IconGift aria-hidden="true" className={styles.box} stroke={1.25} />
        )}
        <h1>{t.giftTitle(gift.days)}</h1>
        <div role="status">
          {gift.state === 'ahead' && <p>{t.giftAhead(gift.daysLeft)}</p>}
          {gift.state === 'waiting' && <p>{t.giftWaiting}</p>}
          {gift.state === 'opened' && (
            <>
              <p className={styles.won}>{t.giftXp(gift.xp)}</p>
              <p>{level ? t.giftThanks(level.level) : gift.openedAt && t.openedOn(gift.openedAt)}</p>
            </>
          )}
        </div>
        {gift.state === 'waiting' ? (
          <Button kind="primary" loading={open.isPending} onClick={() => open.mutate({ params: { giftId } })}>
            {t.openGift}
          </Button>
        ) : (
          <ButtonLink to={link(site.user.dashboard)}>{t.toDashboard}</ButtonLink>
        )}
      </Card>
    </div>
  )
}
