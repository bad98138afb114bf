import { expect, test } from 'vitest'
import { inClassroom, reseated, seatedInOrder, swapped, usualClassroom } from './seating.ts'

const classroom = { rows: 1, desks: 2 }
const [petr, masha, shvabrin, palasha] = [1, 2, 3, 4]

test('everybody sits in the order of names, from the first desk', () =>
  expect(seatedInOrder(classroom, [petr, masha, shvabrin]).places).toEqual([petr, masha, shvabrin, null]))

test.each([
  [25, 5],
  [1, 1],
  [0, 1],
  [120, 10],
])('for %i pupils a row has %i desks', (pupils, desks) => expect(usualClassroom(pupils).desks).toBe(desks))

test('two change places, with an empty one too', () => {
  const seating = seatedInOrder(classroom, [petr, masha])
  expect(swapped(seating, 0, 1).places).toEqual([masha, petr, null, null])
  expect(swapped(seating, 0, 3).places).toEqual([null, masha, null, petr])
})

test('who has gone frees the place, who is new takes the first free one', () => {
  const kept = seatedInOrder(classroom, [petr, masha, shvabrin])
  expect(reseated(kept, [masha, shvabrin, palasha]).places).toEqual([palasha, masha, shvabrin, null])
})

test('another classroom keeps each at their row and desk', () => {
  const wide = inClassroom(seatedInOrder(classroom, [petr, masha, shvabrin]), { rows: 2, desks: 2 }, [
    petr,
    masha,
    shvabrin,
  ])
  expect(wide.places).toEqual([petr, masha, null, null, shvabrin, null, null, null])
})

test('a pupil who loses the place in a smaller classroom takes a free one', () => {
  const small = inClassroom(
    seatedInOrder(classroom, [petr, null as never, shvabrin]),
    { rows: 1, desks: 1 },
    [petr, shvabrin],
  )
  expect(small.places).toEqual([petr, shvabrin])
})
