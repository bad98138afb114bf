import { penColours, type Stroke } from '../../contract/index.ts'
import { placeOf } from './line.ts'
import { t } from './ru.ts'

/** Lines of the pen for whoever does not see them: how many, and where. */
export function strokesInWords(strokes: readonly Stroke[]): string {
  const told = penColours.flatMap((colour) => {
    const own = strokes.filter((stroke) => stroke.colour === colour)
    return own.length === 0 ? [] : [t.strokes(colour, own.length, [...new Set(own.map(placeOf))])]
  })
  return t.drawn(told)
}
