/** What is said on one slide and for how long. */
export interface Spoken {
  seconds: number
  say: string
}

const time = (seconds: number): string => {
  const ms = Math.round(seconds * 1000)
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 60_000)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}

const sentences = (text: string): string[] =>
  text.match(/[^.!?…]+[.!?…]+[»"]?\s*|.+$/g)?.map((s) => s.trim()) ?? [text]

/** WebVTT: a cue for each sentence, long enough for its share of the slide's words, and a note of what it was made from. */
export function captionsOf(slides: readonly Spoken[], contentHash: string): string {
  const cues: string[] = []
  let slideStart = 0
  for (const { seconds, say } of slides) {
    const said = sentences(say)
    const perLetter = seconds / said.join('').length
    let start = slideStart
    for (const sentence of said) {
      const end = start + perLetter * sentence.length
      cues.push(`${time(start)} --> ${time(end)}\n${sentence}`)
      start = end
    }
    slideStart += seconds
  }
  return `WEBVTT\n\nNOTE ${contentHash}\n\n${cues.join('\n\n')}\n`
}
