import { storage } from '@school/browser'
import { useEffect } from 'react'
import type { Level } from '../../contract/index.ts'
import { celebrate } from '../celebrations.ts'
import { levelUp } from '../LevelUp.tsx'
import { hasGrown } from '../told-level.ts'

interface LevelUpsProps {
  userId: number
  level: Level
  /** With which the page has come; the code of this comes later. */
  brought: number | null
}

/** Celebrates a level once on a device: at the answer that has reached it, else at the next visit. */
export function LevelUps({ userId, level, brought }: LevelUpsProps) {
  useEffect(() => {
    const key = `level:${userId}`
    const told = storage.read(key) ?? brought
    if (storage.read(key) !== level.level) storage.write(key, level.level)
    if (hasGrown(told, level.level)) celebrate(levelUp(level))
  }, [userId, level, brought])
  return null
}
