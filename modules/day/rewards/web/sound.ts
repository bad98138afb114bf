import { type KeptValues, storage } from '@school/browser'
import { useSyncExternalStore } from 'react'

export type Tune = 'right' | 'wrong' | 'joy'

interface Note {
  hertz: number
  /** From the beginning of the tune, in seconds. */
  at: number
  seconds: number
}

const inARow = (hertz: readonly number[], step: number, seconds: number): Note[] =>
  hertz.map((value, index) => ({ hertz: value, at: index * step, seconds }))

/** Right goes up, joy goes further up, wrong is two soft notes and no buzzer. */
export const tunes: Record<Tune, readonly Note[]> = {
  right: inARow([523, 784], 0.11, 0.22),
  wrong: inARow([392, 349], 0.14, 0.24),
  joy: inARow([523, 659, 784, 1047], 0.13, 0.34),
}

const loudness = 0.12
const key = 'sound'

function sing(context: AudioContext, { hertz, at, seconds }: Note): void {
  const begin = context.currentTime + at
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = 'triangle'
  voice.frequency.value = hertz
  // A tone that is cut off clicks.
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds)
  voice.connect(volume).connect(context.destination)
  voice.start(begin)
  voice.stop(begin + seconds)
}

/** Tones made here, without files. Off until it is switched on, kept on the device. */
export function makeSound(kept: Pick<KeptValues, 'read' | 'write'>, open: () => AudioContext) {
  const listeners = new Set<() => void>()
  let context: AudioContext | undefined
  const isOn = (): boolean => kept.read(key) === true
  const play = (tune: Tune): void => {
    if (!isOn()) return
    try {
      context ??= open()
      for (const note of tunes[tune]) sing(context, note)
    } catch {
      // A device without a voice is no reason to stop solving.
    }
  }
  return {
    isOn,
    play,
    /** Switching it on plays a sample. */
    turn(on: boolean): void {
      kept.write(key, on)
      listeners.forEach((listen) => listen())
      play('right')
    },
    subscribe(listen: () => void): () => void {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

const sound = /* @__PURE__ */ makeSound(storage, () => new AudioContext())

export const { play, turn: turnSound } = sound

/** On the server, and until the page is alive, it is off. */
export const useIsSoundOn = (): boolean => useSyncExternalStore(sound.subscribe, sound.isOn, () => false)
