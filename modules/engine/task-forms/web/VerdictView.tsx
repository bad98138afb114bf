import { useYou } from '@school/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { Verdict } from '@school/tasks/contract'
import { Listen } from './aloud/Listen.tsx'
import gained from './GainedXp.module.css'
import { useIsGentle } from './GentleTone.tsx'
import { Html } from './Html.tsx'
import { outcomeText, partialText, text } from './ru.ts'
import { gentleOutcomeText } from './ru-gentle.ts'
import { Sign } from './Sign.tsx'
import styles from './VerdictView.module.css'

const sparks = Array.from({ length: 8 }, (_, index) => ({ '--turn': `${index * 45}deg` }) as CSSProperties)

/** XP just earned: pops up with sparks once; not animated when reduced motion is preferred. */
function GainedXp({ xp }: { xp: number }) {
  if (xp <= 0) return null
  return (
    <span className={gained.xp}>
      {text.earned(xp)}
      <span aria-hidden="true" className={gained.sparks}>
        {sparks.map((style, index) => (
          <i key={index} style={style} />
        ))}
      </span>
    </span>
  )
}

interface VerdictViewProps {
  /** Null before the first try: the live region must exist before its first message, or it is not read out. */
  verdict: Verdict | null
  /** Number of the judged try. A second wrong answer with the same message is read out only because the number changes. */
  tryNumber?: number | undefined
  /** XP paid for this try. */
  gainedXp?: number
  /** What to do next. */
  children?: ReactNode
}

/** Shows the verdict on the answer, also to screen readers. */
export function VerdictView({ verdict, tryNumber, gainedXp = 0, children }: VerdictViewProps) {
  const isGentle = useIsGentle()
  const words = isGentle ? gentleOutcomeText : outcomeText
  return (
    <div aria-live="polite">
      {verdict && (
        <div key={tryNumber} className={styles.verdict} data-outcome={verdict.outcome}>
          <p className={styles.title}>
            <span className={styles.sign}>
              <Sign name={isGentle && verdict.outcome === 'wrong' ? 'again' : verdict.outcome} size={20} />
            </span>
            {verdict.outcome === 'partial' && verdict.share < 0.5 && !isGentle
              ? text.partlyRight
              : words[verdict.outcome]}
            <GainedXp xp={gainedXp} />
            {tryNumber !== undefined && tryNumber > 1 && (
              <span className={styles.number}>{text.tryNumber(tryNumber)}</span>
            )}
          </p>
          {verdict.outcome === 'partial' && <p>{partialText(verdict, isGentle)}</p>}
          {verdict.feedback && <Html className="md" html={verdict.feedback} />}
          {verdict.feedback && <Listen to={verdict.feedback} />}
          {children}
        </div>
      )}
    </div>
  )
}

/** After a wrong answer: the numbers in the form are new, not those that were answered. */
export const NewNumbers = () => {
  const you = useYou()
  return <p>{you(text.newNumbers)}</p>
}
