import { Button, IconEraser, IconMessageCircle } from '@school/ui'
import { type JournalMark, journalMarks } from '../contract/marks.ts'
import styles from './MarkPad.module.css'
import { t } from './ru.ts'

interface MarkPadProps {
  /** Whose cell it is and of which column. */
  place: string
  onMark: (mark: JournalMark | null) => void
  onAbout: () => void
}

/** Large buttons at the thumb, where there is no keyboard. */
export const MarkPad = ({ place, onMark, onAbout }: MarkPadProps) => (
  <div role="group" aria-label={t.pad} className={`no-print ${styles.pad}`}>
    <p className={styles.place}>{place}</p>
    <div className={styles.keys}>
      {journalMarks.map((mark) => (
        // The accessible name begins with the visible text, for voice control.
        <Button
          key={mark}
          aria-label={mark === 'excused' ? `${t.mark(mark)}, ${t.said(mark)}` : t.said(mark)}
          onClick={() => onMark(mark)}
        >
          {t.mark(mark)}
        </Button>
      ))}
      <Button aria-label={t.clear} icon={<IconEraser aria-hidden="true" />} onClick={() => onMark(null)} />
      <Button aria-label={t.about} icon={<IconMessageCircle aria-hidden="true" />} onClick={onAbout} />
    </div>
  </div>
)
