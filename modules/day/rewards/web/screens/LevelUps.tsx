import { storage } from '@school/browser'
import { useEffect } from 'react'
import type { Level } from '../../contract/index.ts'
import { celebrate } from '../celebrations.ts'
import { levelUp } from '../LevelUp.tsx'
import { hasGrown } from '../shown-level.ts'

interface LevelUpsProps {
  userId: number
  level: Level
  /** With which the page has come; the code of this comes later. */
  preloaded: number | null
}

/** Celebrates a level once on a device: at the answer that has reached it, else at the next visit. */
export function LevelUps({ userId, level, preloaded }: LevelUpsProps) {
  useEffect(() => {
    const key = `level:${userId}`
    const shownLevel = storage.read(key) ?? preloaded
    if (storage.read(key) !== level.level) storage.write(key, level.level)
    if (hasGrown(shownLevel, level.level)) celebrate(levelUp(level))
  }, [userId, level, preloaded])
  return null
}
