import { Drawing } from '../Drawing.tsx'
import { drawPortrait, type Portrait, portraitField } from './portrait.ts'

/** The drawing itself, with all the parts behind it. */
export const PortraitPicture = ({ portrait }: { portrait: Portrait }) => (
  <Drawing viewBox={portraitField} content={drawPortrait(portrait)} />
)
