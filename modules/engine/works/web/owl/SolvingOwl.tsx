import { Owl, type OwlPose } from '@school/ui'
import { play } from '@school/rewards/web'
import { useEffect, useRef, useState } from 'react'
import { t } from '../ru-owl.ts'
import { type Mood, moodOf, type Solved } from './mood.ts'
import styles from './SolvingOwl.module.css'
import { SoundSwitch } from './SoundSwitch.tsx'
import { useEyes } from './use-eyes.ts'

const poses: Record<Mood, OwlPose> = { watch: 'watch', think: 'think', cheer: 'happy', kind: 'kind' }

/** The owl next to the answer. Hidden from screen readers: the verdict contains everything. */
export function SolvingOwl(solved: Solved) {
  const owl = useRef<HTMLDivElement>(null)
  const { mood, word } = moodOf(solved)
  useEyes(owl)
  const hasThought = useHasThought(mood)
  useVoice(mood)
  return (
    <div className={styles.place}>
      <div ref={owl} aria-hidden="true" className={styles.owl} data-mood={mood} data-moves={hasThought}>
        {word && (
          <span key={word} className={styles.word}>
            {t.owl[word]}
          </span>
        )}
        <Owl pose={poses[mood]} title={null} className={styles.picture} />
      </div>
      <SoundSwitch />
    </div>
  )
}

/** The owl reacts only to answers sent on this page, not to earlier verdicts. */
function useHasThought(mood: Mood): boolean {
  const [has, setHas] = useState(false)
  if (mood === 'think' && !has) setHas(true)
  return has
}

/** Plays a sound for the verdict of an answer sent on this page, if sound is on. */
function useVoice(mood: Mood): void {
  const before = useRef(mood)
  useEffect(() => {
    const hasThought = before.current === 'think'
    before.current = mood
    if (hasThought && mood === 'cheer') play('right')
    if (hasThought && mood === 'kind') play('wrong')
  }, [mood])
}
