import type { PointerEvent, ReactNode } from 'react'
import type { QuestionOf, Verdict } from '@school/tasks/contract'
import { markOf } from '../field.ts'
import styles from './picture.module.css'
import type { Point } from './picture-rules.ts'

interface PictureStageProps {
  picture: QuestionOf<'image_point'>['picture']
  points: readonly Point[]
  marks?: Verdict['parts']
  onGrab?: (event: PointerEvent<HTMLElement>, index: number) => void
  children?: ReactNode
}

/** A picture with numbered points. It is for the eye and the pointer; the points are also listed as text elsewhere. */
export function PictureStage({ picture, points, marks = [], onGrab, children }: PictureStageProps) {
  const { url, alt, width, height } = picture
  return (
    <div className={styles.stage} style={{ maxWidth: `${width}px`, aspectRatio: `${width} / ${height}` }}>
      <img src={url} alt={alt} width={width} height={height} draggable={false} className={styles.picture} />
      {children}
      {points.map(({ x, y }, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={styles.point}
          data-mark={markOf(marks, String(index + 1))}
          data-still={!onGrab || undefined}
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
          onPointerDown={onGrab && ((event) => onGrab(event, index))}
        >
          {index + 1}
        </span>
      ))}
    </div>
  )
}
