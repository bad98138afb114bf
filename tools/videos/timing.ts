/** A sentence as it is read, with its duration. */
export interface Sentence {
  text: string
  seconds: number
}

export interface SpokenSlide {
  title?: string | undefined
  sentences: readonly Sentence[]
}

export interface TimedSentence extends Sentence {
  at: number
}

/** Times of the parts of a film, in seconds from its start. */
export interface Timing {
  seconds: number
  slides: { seconds: number }[]
  sentences: TimedSentence[]
  transcript: { seconds: number; text: string; title?: string | undefined }[]
}

/** A slide is shown before its speech begins and a little after it ends; the last one stays longer. */
const before = 0.5
const between = 0.35
const after = 0.5
const atTheEnd = 1.5

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** A slide lasts as long as its speech. */
export function timingOf(slides: readonly SpokenSlide[]): Timing {
  let now = 0
  const timing: Timing = { seconds: 0, slides: [], sentences: [], transcript: [] }
  for (const [index, { title, sentences }] of slides.entries()) {
    const start = now
    now += before
    for (const [place, { text, seconds }] of sentences.entries()) {
      if (place > 0) now += between
      timing.sentences.push({ text, seconds, at: round(now) })
      now += seconds
    }
    now += index === slides.length - 1 ? atTheEnd : after
    const text = sentences.map((sentence) => sentence.text).join(' ')
    timing.transcript.push({ seconds: round(start), text, ...(title === undefined ? {} : { title }) })
    timing.slides.push({ seconds: round(now - start) })
  }
  timing.seconds = round(now)
  return timing
}
