/** The sentences of a slide's narration: captions go sentence by sentence. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?…]+[.!?…]+[»"]?\s*|.+$/g)?.map((sentence) => sentence.trim()) ?? [text]
