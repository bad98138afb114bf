import { storage } from '@school/browser'
import { isHushed } from '@school/rewards/web'
import { link, site } from '@school/routes'
import { toast } from '@school/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { NewAchievement } from '../../contract/index.ts'
import { newAchievementsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { nameOf, type ShownAchievements, shownOf, unannouncedOf } from '../unannounced.ts'

/** Achievements granted by an event appear within a second after the answer. */
const heardAfterMs = 1500

interface AchievementNewsProps {
  userId: number
  totalXp: number
  /** With which the page has come; the code of this comes later. */
  preloadedXp: number | null
}

/**
 * Shows a toast for an achievement after the answer that earned it, once per device. Refetches when experience has grown, never by a timer:
 * what is missed by then comes with the next answer.
 */
export function AchievementNews({ userId, totalXp, preloadedXp }: AchievementNewsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const key = `achievements:${userId}`
    // A person who opens the page without XP has no earlier achievements to skip.
    const shown = shownOf(storage.read(key)) ?? (preloadedXp === 0 ? { xp: 0, names: [] } : null)
    if (shown?.xp === totalXp) return
    const announce = ({ family, of }: NewAchievement) =>
      toast(t.newIs(t.titles[family](of)), {
        tone: 'ok',
        action: {
          title: t.look,
          onSelect: () => void navigate(link(site.lms.profile, { user_id: userId })),
        },
      })
    const ask = async () => {
      const fresh = await client.fetchQuery({ ...newAchievementsQuery, staleTime: 0 }).catch(() => null)
      if (!fresh || isHushed()) return
      unannouncedOf(shown, fresh).forEach(announce)
      storage.write(key, { xp: totalXp, names: fresh.map(nameOf) } satisfies ShownAchievements)
    }
    const timer = setTimeout(() => void ask(), shown ? heardAfterMs : 0)
    return () => clearTimeout(timer)
  }, [client, navigate, userId, totalXp, preloadedXp])
  return null
}
