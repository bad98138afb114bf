import type { TimedSentence } from './timing.ts'

const time = (seconds: number): string => {
  const ms = Math.round(seconds * 1000)
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 60_000)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

/** WebVTT: a cue for each sentence, while it is spoken. */
export function captionsOf(sentences: readonly TimedSentence[]): string {
  const cues = sentences.map(({ at, seconds, text }) => `${time(at)} --> ${time(at + seconds)}\n${text}`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
