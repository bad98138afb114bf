const most = 100_000

/** The page of a list that an address asks for; anything strange is the first one. */
export function pageIn(search: URLSearchParams): number {
  const number = Number(search.get('page'))
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1
}
