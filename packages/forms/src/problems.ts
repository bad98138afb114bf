import type { ApiError } from '@school/api-client'

export interface Problems {
  /** Sentences by the name of a field that is on the screen. */
  fields: Record<string, string>
  /** What belongs to none of them. */
  general: string | null
}

/** The field that shows what is said of a path: its own, the one it is placed at, or that of the whole it is a part of. */
function placeOf(
  path: string,
  isShown: (name: string) => boolean,
  places: Readonly<Record<string, string>>,
): string | null {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const name = places[part] ?? part
    if (isShown(name)) return name
  }
  return null
}

/** Sorts a refusal: each sentence at its field; what no field shows is said of the whole, and nothing is silent. */
export function problemsOf(
  error: Pick<ApiError, 'message' | 'fields'>,
  isShown: (name: string) => boolean,
  places: Readonly<Record<string, string>> = {},
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
