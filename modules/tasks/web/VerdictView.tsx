import { useYou } from '@school/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { Verdict } from '../contract/index.ts'
import { Listen } from './aloud/Listen.tsx'
import gained from './GainedXp.module.css'
import { useIsGentle } from './GentleTone.tsx'
import { Html } from './Html.tsx'
import { outcomeText, partialText, text } from './ru.ts'
import { gentleOutcomeText } from './ru-gentle.ts'
import { Sign } from './Sign.tsx'
import styles from './VerdictView.module.css'

const sparks = Array.from({ length: 8 }, (_, index) => ({ '--turn': `${index * 45}deg` }) as CSSProperties)

/** XP that has just been earned: pops up and scatters sparks once; stands still for those who ask for calm. */
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
  /** Null before the first try: the place for news must be there before the news, or it is not read out. */
  verdict: Verdict | null
  /** Which try was judged. A second miss in the same words is read out only because the number is new. */
  tryNumber?: number | undefined
  /** What this try has just paid. */
  gainedXp?: number
  /** What to do next. */
  children?: ReactNode
}

/** Says how the answer was judged, to eyes and ears. */
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

/** After a miss: what stands in the form is not what was answered. */
export const NewNumbers = () => {
  const you = useYou()
  return <p>{you(text.newNumbers)}</p>
}
