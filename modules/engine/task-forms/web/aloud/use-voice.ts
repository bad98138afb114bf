import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sentencesOf } from './aloud.ts'
import type { ReadPart } from './read-part.ts'

const russian = (): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis?.getVoices().find(({ lang }) => /^ru\b/i.test(lang.replace('_', '-')))

// Voices become available some time after the page loads.
function watchVoices(onChange: () => void): () => void {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', onChange)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', onChange)
}

/** Whether this browser can read Russian aloud; unknown on the server. */
export const useHasVoice = (): boolean =>
  useSyncExternalStore(
    watchVoices,
    () => russian() !== undefined,
    () => false,
  )

/** Slow enough for a child who follows with a finger. */
const rate = 0.9

/** Reads parts one after another. @param onAt called with the part being read, `null` at the end */
export function useVoice(onAt: (id: string | null) => void) {
  const [isReading, setReading] = useState(false)
  // References are kept: Chrome drops unreferenced utterances and never fires their end events.
  const queue = useRef<SpeechSynthesisUtterance[]>([])

  const end = () => {
    queue.current = []
    setReading(false)
    onAt(null)
  }
  const stop = () => {
    end()
    speechSynthesis.cancel()
  }
  const start = (parts: readonly ReadPart[]) => {
    const voice = russian()
    const said = parts.flatMap(({ id, text }) =>
      sentencesOf(text).map((sentence) => {
        const utterance = new SpeechSynthesisUtterance(sentence)
        utterance.lang = 'ru-RU'
        utterance.rate = rate
        if (voice) utterance.voice = voice
        const isMine = () => queue.current.includes(utterance)
        utterance.addEventListener('start', () => isMine() && onAt(id))
        utterance.addEventListener('error', () => isMine() && end())
        utterance.addEventListener('end', () => isMine() && queue.current.at(-1) === utterance && end())
        return utterance
      }),
    )
    // Another reading stops and gets an «error» event of its own.
    speechSynthesis.cancel()
    queue.current = said
    setReading(true)
    for (const utterance of said) speechSynthesis.speak(utterance)
  }

  // The voice stops when the task or the page changes.
  useEffect(
    () => () => {
      if (queue.current.length > 0) speechSynthesis.cancel()
      queue.current = []
    },
    [],
  )
  return { isReading, start, stop }
}
