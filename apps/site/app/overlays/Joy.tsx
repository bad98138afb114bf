import type { User } from '@school/accounts/contract'
import { AchievementNews } from '@school/achievements/screens/AchievementNews'
import { Celebrations } from '@school/rewards/screens/Celebrations'
import { LevelUps } from '@school/rewards/screens/LevelUps'
import { useDocument } from '../document.ts'
import { useLevel } from '../shell/visitor.ts'

/** Celebrations of a pupil's level-ups and achievements, on any page. */
export function Joy({ user }: { user: User }) {
  const level = useLevel()
  const preloaded = useDocument()?.level ?? null
  if (!level) return <Celebrations />
  return (
    <>
      <LevelUps userId={user.id} level={level} preloaded={preloaded?.level ?? null} />
      <AchievementNews userId={user.id} totalXp={level.totalXp} preloadedXp={preloaded?.totalXp ?? null} />
      <Celebrations />
    </>
  )
}
