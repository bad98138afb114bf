import { expect, test, vi } from 'vitest'
import { makeSound, tunes } from './sound.ts'

function speaker() {
  const sung: number[] = []
  const node = {
    connect: (): unknown => node,
    gain: fake(),
    start: () => {},
    stop: () => {},
    frequency: { value: 0 },
  }
  const context = {
    currentTime: 5,
    createGain: () => node,
    createOscillator: () => ({
      ...node,
      frequency: {
        set value(hertz: number) {
          sung.push(hertz)
        },
      },
    }),
  }
  return { sung, open: vi.fn<() => AudioContext>(() => context as unknown as AudioContext) }
}
const fake = () => ({
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
})

function device(values: Record<string, unknown> = {}) {
  return {
    values,
    read: (key: string) => values[key] ?? null,
    write: (key: string, value: unknown) => {
      values[key] = value
      return true
    },
  }
}

test('is off until it is switched on, and opens nothing', () => {
  const { open } = speaker()
  makeSound(device(), open).play('joy')
  expect(open).not.toHaveBeenCalled()
})

test('is heard as soon as it is switched on, and the device keeps it', () => {
  const { open, sung } = speaker()
  const kept = device()
  makeSound(kept, open).turn(true)
  expect(sung).toEqual(tunes.right.map(({ hertz }) => hertz))
  makeSound(kept, open).play('joy')
  expect(sung.slice(2)).toEqual(tunes.joy.map(({ hertz }) => hertz))
})

test('is silent from the moment when it is switched off', () => {
  const { open, sung } = speaker()
  const sound = makeSound(device({ sound: true }), open)
  const listen = vi.fn<() => void>()
  sound.subscribe(listen)
  sound.turn(false)
  sound.play('right')
  expect([sung, sound.isOn()]).toEqual([[], false])
  expect(listen).toHaveBeenCalledOnce()
})

test('a device that cannot make a sound stops nothing', () => {
  const refuse = () => {
    throw new Error('no audio')
  }
  expect(() => makeSound(device({ sound: true }), refuse).play('right')).not.toThrow()
})

test('no tune is longer than a second', () => {
  for (const notes of Object.values(tunes))
    expect(Math.max(...notes.map(({ at, seconds }) => at + seconds))).toBeLessThan(1)
})
