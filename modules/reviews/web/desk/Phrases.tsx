import { Button } from '@school/ui'
import styles from './Phrases.module.css'
import { wordsAfter } from './points-rules.ts'
import { phrases } from './ru-phrases.ts'

export interface PhrasesProps {
  /** Words about an appeal come first, then the usual ones. */
  isAppeal: boolean
  said: string
  onSay: (words: string) => void
}

/** What is often said, by one press: it goes after the words that are already there. */
export const Phrases = ({ isAppeal, said, onSay }: PhrasesProps) => (
  <div className={styles.phrases} role="group" aria-label={phrases.title}>
    {[...(isAppeal ? phrases.ofAppeals : []), ...phrases.list].map((phrase) => (
      <Button key={phrase} size="s" onClick={() => onSay(wordsAfter(said, phrase))}>
        {phrase}
      </Button>
    ))}
  </div>
)
