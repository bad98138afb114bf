import type { QuestionOf, Response } from '../../contract/index.ts'
import styles from './picture.module.css'
import { placeSaid } from './picture-rules.ts'
import { PictureStage } from './PictureStage.tsx'
import { t } from './ru.ts'

/** Points on a picture, to look at and to hear. */
export function PictureView({ question, answer }: { question: QuestionOf<'image_point'>; answer: Response }) {
  if (answer.kind !== 'image_point') return null
  return (
    <div className={styles.view}>
      <PictureStage picture={question.picture} points={answer.points} />
      <ol className="visually-hidden">
        {answer.points.map((point, index) => (
          <li key={index}>{t.said(t.pointName(index + 1), placeSaid(question.picture, point))}</li>
        ))}
      </ol>
    </div>
  )
}
