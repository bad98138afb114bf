import { type KeptValues, storage } from './storage.ts'

const key = 'arrival'
const arrivalSeconds = 600

/**
 * The page for which the person has just signed in or registered in this browser. An address alone proves nothing, because anybody can send a link:
 * a page acts by itself only for who came to it by signing in.
 */
export const makeArrival = (kept: KeptValues) => ({
  note: (path: string): void => void kept.writeFor(key, path, arrivalSeconds),
  isAt: (path: string): boolean => kept.read(key) === path,
  forget: (): void => kept.remove(key),
})

export const arrival = /* @__PURE__ */ makeArrival(storage)
