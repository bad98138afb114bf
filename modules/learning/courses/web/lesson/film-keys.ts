export type FilmCommand = 'toggle' | 'back' | 'forward' | 'write'

const commands: Record<string, FilmCommand> = { KeyK: 'toggle', KeyJ: 'back', KeyL: 'forward', KeyN: 'write' }

/** By the place of a key, so that it is the same in the Russian layout; nothing while somebody types. */
export function filmCommandOf(
  key: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  isTyping: boolean,
): FilmCommand | null {
  if (isTyping || key.ctrlKey || key.metaKey || key.altKey) return null
  return commands[key.code] ?? null
}

export const jumpSeconds = 10
