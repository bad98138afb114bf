/** A place in the grid; line 0 is the heads of columns. */
export type Place = readonly [line: number, column: number]

/** What is chosen: from where a choice began, and where it ends now. */
export interface Selection {
  anchor: Place
  head: Place
}

export interface Range {
  lines: readonly [first: number, last: number]
  columns: readonly [first: number, last: number]
}

const ordered = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a])

/** Heads are never a part of a block. */
export const rangeOf = ({ anchor, head }: Selection): Range | null =>
  head[0] === 0
    ? null
    : { lines: ordered(Math.max(1, anchor[0]), head[0]), columns: ordered(anchor[1], head[1]) }

export function placesIn({ lines, columns }: Range): Place[] {
  const places: Place[] = []
  for (let line = lines[0]; line <= lines[1]; line++)
    for (let column = columns[0]; column <= columns[1]; column++) places.push([line, column])
  return places
}

export type FitBlock =
  | { kind: 'fits'; places: { place: Place; from: readonly [row: number, cell: number] }[] }
  | { kind: 'large'; room: readonly [rows: number, columns: number] }

/**
 * Where a block of cells goes: one cell fills all that is chosen, a larger one begins at the corner of the choice and must fit.
 * @param size lines of pupils and columns of the grid
 */
export function fitBlock(
  [rows, width]: readonly [number, number],
  range: Range,
  [lines, columns]: readonly [number, number],
): FitBlock {
  if (rows === 1 && width === 1)
    return { kind: 'fits', places: placesIn(range).map((place) => ({ place, from: [0, 0] })) }
  const [line, column] = [range.lines[0], range.columns[0]]
  const room = [lines - line + 1, columns - column] as const
  if (rows > room[0] || width > room[1]) return { kind: 'large', room }
  const block: Range = { lines: [line, line + rows - 1], columns: [column, column + width - 1] }
  return {
    kind: 'fits',
    places: placesIn(block).map((place) => ({ place, from: [place[0] - line, place[1] - column] })),
  }
}
