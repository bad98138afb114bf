import { ru } from '../../ru-rare.ts'
import { Drawing } from '../Drawing.tsx'
import { field, type OwlProps } from './owl-props.ts'
import { poses } from './poses.ts'
import { props } from './props.ts'

/** The drawing itself, with all the poses behind it. */
export const OwlPicture = ({ pose = 'hello', prop, title = ru.owl[pose], className }: OwlProps) => (
  <Drawing
    viewBox={field}
    content={prop ? poses[pose] + props[prop] : poses[pose]}
    title={title}
    className={className}
  />
)
