import { Button } from '@school/ui'
import styles from './Phrases.module.css'
import { wordsAfter } from './points-rules.ts'
import { phrases } from './ru-phrases.ts'

export interface PhrasesProps {
  /** Comments about an appeal come first, then the usual ones. */
  isAppeal: boolean
  said: string
  onSay: (words: string) => void
}

/** Frequent comments: a click inserts one after the typed text. */
export const Phrases = ({ isAppeal, said, onSay }: PhrasesProps) => (
  <div className={styles.phrases} role="group" aria-label={phrases.title}>
    {[...(isAppeal ? phrases.ofAppeals : []), ...phrases.list].map((phrase) => (
      <Button key={phrase} size="s" onClick={() => onSay(wordsAfter(said, phrase))}>
        {phrase}
      </Button>
    ))}
  </div>
)
