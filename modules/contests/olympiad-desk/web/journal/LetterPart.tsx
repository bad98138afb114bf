import { ButtonLink, Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { certificateAt, letterAt } from './addresses.ts'
import { t } from './ru.ts'

interface LetterPartProps {
  stageId: number
  letter: { userId: number; certificateId: number }
}

/** Letter of thanks of the school to the teacher: a PDF, and the page that verifies it. */
export const LetterPart = ({ stageId, letter }: LetterPartProps) => (
  <Card as="section" pad="l" aria-labelledby="letter" className={frame.section}>
    <h2 id="letter" className={frame.cardTitle}>
      {t.letterTitle}
    </h2>
    <p className={frame.cardText}>{t.letterText}</p>
    <div className={frame.row}>
      <a href={letterAt(stageId)} download>
        {t.saveLetter}
      </a>
      <ButtonLink to={certificateAt(letter.userId, letter.certificateId)}>{t.toLetter}</ButtonLink>
    </div>
  </Card>
)
