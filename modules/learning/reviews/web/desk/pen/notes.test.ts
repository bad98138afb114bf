import { sheetNoteLimits, type Stroke } from '@school/works/contract'
import { describe, expect, test } from 'vitest'
import {
  arePinsFull,
  draw,
  erase,
  fullOf,
  movePin,
  type Notes,
  notesFrom,
  putPin,
  removePin,
  sayPin,
  sheetNotesOf,
  sheetOf,
  silentPin,
  undo,
} from './notes.ts'

const first = 'first'
const second = 'second'
const nothing = notesFrom([])
const line = (points = 2): Stroke => ({
  colour: 'red',
  points: Array.from({ length: points }, (_, index) => [index / points, 0.5]),
})
const times = (n: number, notes: Notes, act: (notes: Notes) => Notes): Notes =>
  Array.from({ length: n }).reduce<Notes>((before) => act(before), notes)

describe('notes on sheets', () => {
  test('are sent as drawn and pinned, without empty sheets, and restored identically', () => {
    const drawn = draw(nothing, first, line())
    const pinned = sayPin(putPin(drawn, first, [0.2, 0.3]), 1, ' Потерян знак ')
    const empty = undo(draw(pinned, second, line()))
    const sent = [{ fileId: first, strokes: [line()], pins: [{ at: [0.2, 0.3], text: 'Потерян знак' }] }]
    expect(sheetNotesOf(empty)).toEqual(sent)
    expect(sheetNotesOf(notesFrom(sheetNotesOf(empty)))).toEqual(sent)
  })

  test('are undone step by step, on any sheet; text typed since then stays', () => {
    const stroke = line()
    const pinned = putPin(draw(nothing, first, stroke), second, [0.5, 0.5])
    const erased = sayPin(erase(pinned, first, [stroke]), 1, 'Слова')
    expect(sheetOf(erased, first).strokes).toEqual([])
    expect(sheetOf(undo(erased), first).strokes).toEqual([stroke])
    expect(undo(erased).texts[1]).toBe('Слова')
    expect(sheetOf(undo(undo(erased)), second).pins).toEqual([])
    expect(sheetNotesOf(times(5, erased, undo))).toEqual([])
  })

  test('a pin is moved within the sheet and deleted; the others keep their texts', () => {
    const two = times(2, nothing, (notes) => putPin(notes, first, [0.9, 0.1]))
    const said = sayPin(sayPin(two, 1, 'Раз'), 2, 'Два')
    const moved = movePin(said, first, 2, [1.2, -0.3])
    expect(sheetOf(moved, first).pins[1]).toEqual({ key: 2, at: [1, 0] })
    expect(sheetNotesOf(removePin(moved, first, 1))[0]!.pins).toEqual([{ at: [1, 0], text: 'Два' }])
  })

  test('the first pin without a text is found', () => {
    const two = putPin(putPin(nothing, first, [0, 0]), second, [0, 0])
    expect(silentPin(two)).toEqual({ fileId: first, key: 1 })
    expect(silentPin(sayPin(two, 1, 'Раз'))).toEqual({ fileId: second, key: 2 })
    expect(silentPin(sayPin(sayPin(two, 1, 'Раз'), 2, 'Два'))).toBeNull()
    expect(silentPin(sayPin(putPin(nothing, first, [0, 0]), 1, '  '))).not.toBeNull()
  })

  test('above the limits are not started: lines and pins of a sheet, points of a review', () => {
    const lines = times(sheetNoteLimits.strokes, nothing, (notes) => draw(notes, first, line()))
    expect(fullOf(lines, first)).toBe('strokes')
    expect(fullOf(lines, second)).toBeNull()
    expect(draw(lines, first, line())).toBe(lines)
    const long = times(30, nothing, (notes) => draw(notes, first, line(sheetNoteLimits.strokePoints)))
    expect(fullOf(long, second)).toBe('points')
    const pins = times(sheetNoteLimits.pins, nothing, (notes) => putPin(notes, first, [0, 0]))
    expect(arePinsFull(pins, first)).toBe(true)
    expect(putPin(pins, first, [0, 0])).toBe(pins)
  })
})
