import { OfflineStrip, useIsOnline } from '@school/ui'
import { t } from './ru.ts'

/** Told over what refreshes by itself while it can't. */
export function LiveStrip({ isFailed }: { isFailed: boolean }) {
  const isOnline = useIsOnline()
  return <OfflineStrip text={t.notRefreshed} isOffline={isFailed || !isOnline} />
}
