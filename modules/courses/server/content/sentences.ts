/** The sentences of what is told over a slide: captions go sentence by sentence. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?…]+[.!?…]+[»"]?\s*|.+$/g)?.map((sentence) => sentence.trim()) ?? [text]
