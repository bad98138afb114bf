import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

const address = 'https://uchebnik.example/app'

/** The squares that the path darkens. */
function squaresOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)/g)]
  expect(runs.map(([text]) => text).join(''), 'the path is nothing but runs').toBe(path)
  return new Set(
    runs.flatMap(([, x, y, width, back]) => {
      expect(back).toBe(width)
      return Array.from({ length: Number(width) }, (_, i) => `${Number(x) + i} ${y}`)
    }),
  )
}

test('the path darkens the very squares of the code', () => {
  const { size, path } = qrCodeOf(address)
  const { data } = encode(address, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(size).toBe(data.length)
  expect([...squaresOf(path)].toSorted()).toEqual(dark.toSorted())
})

test('the quiet zone is four modules, and finders are in three corners', () => {
  const { size, path } = qrCodeOf(address)
  const squares = squaresOf(path)
  const places = [...squares].flatMap((square) => square.split(' ').map(Number))
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
  const finder = (x: number, y: number) => [0, 1, 2, 3, 4, 5, 6].every((i) => squares.has(`${x + i} ${y}`))
  expect([finder(4, 4), finder(size - 11, 4), finder(4, size - 5), finder(size - 11, size - 5)]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('weighs little in a page, and a long address still fits', () => {
  expect(qrCodeOf(address).path.length).toBeLessThan(4500)
  expect(qrCodeOf(`https://uchebnik.example/${'a'.repeat(400)}`).size).toBeGreaterThan(60)
})
