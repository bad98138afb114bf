import { Button } from '@school/ui'
import { cutText } from '@school/texts'
import styles from './Phrases.module.css'
import { t } from './ru.ts'

export interface SaidBeforeProps {
  texts: readonly string[]
  onSay: (text: string) => void
}

const shownLength = 60

/** The viewer's earlier comments about this task: inserted by a click or by Alt and a digit. */
export const SaidBefore = ({ texts, onSay }: SaidBeforeProps) =>
  texts.length > 0 && (
    <div>
      <h3 className={styles.title}>{t.saidBefore}</h3>
      <ol className={`plain-list ${styles.phrases}`}>
        {texts.map((text, index) => (
          <li key={text}>
            <Button size="s" title={text} aria-keyshortcuts={`Alt+${index + 1}`} onClick={() => onSay(text)}>
              {`${index + 1}. ${cutText(text, shownLength, { ellipsis: true })}`}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  )
