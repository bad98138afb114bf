import { penColours, type Stroke } from '../../contract/index.ts'
import { placeOf } from './line.ts'
import { t } from './ru.ts'

/** Lines of the pen for screen readers: how many, and where. */
export function strokesInWords(strokes: readonly Stroke[]): string {
  const descriptions = penColours.flatMap((colour) => {
    const own = strokes.filter((stroke) => stroke.colour === colour)
    return own.length === 0 ? [] : [t.strokes(colour, own.length, [...new Set(own.map(placeOf))])]
  })
  return t.drawn(descriptions)
}
