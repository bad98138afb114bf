import type { ApiError } from '@school/api-client'

export interface Problems {
  /** Sentences by the name of a field that is on the screen. */
  fields: Record<string, string>
  /** What belongs to none of them. */
  general: string | null
}

type Places = Readonly<Record<string, string>>

/** Where a path is written on the screen: `markScale.0` is `scale.0`, when the whole is at `scale`. */
function writtenAt(path: string, places: Places): string {
  for (const part of wholesOf(path)) {
    if (places[part] !== undefined) return places[part] + path.slice(part.length)
  }
  return path
}

/** The path, and everything it is a part of: `a.b.c`, `a.b`, `a`. */
const wholesOf = (path: string): string[] => {
  const steps = path.split('.')
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'))
}

/** The field that shows the error of a path: its own, or that of the whole it is a part of. */
const placeOf = (path: string, isShown: (name: string) => boolean, places: Places): string | null =>
  wholesOf(path)
    .map((part) => writtenAt(part, places))
    .find(isShown) ?? null

/** Sorts a refusal: each sentence at its field; sentences without a field are shown for the whole form, and none is lost. */
export function problemsOf(
  error: Pick<ApiError, 'message' | 'fields'>,
  isShown: (name: string) => boolean,
  places: Places = {},
): Problems {
  const fields: Record<string, string> = {}
  const homeless: string[] = []
  for (const [path, sentence] of Object.entries(error.fields)) {
    const name = placeOf(path, isShown, places)
    if (name === null) homeless.push(sentence)
    else fields[name] ??= sentence
  }
  const isPlaced = Object.keys(fields).length > 0
  const general = homeless.length > 0 ? [...new Set(homeless)].join('\n') : isPlaced ? null : error.message
  return { fields, general }
}
