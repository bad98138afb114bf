const most = 100_000

/** Page number of a list in the address; malformed values give the first page. */
export function pageIn(search: URLSearchParams): number {
  const number = Number(search.get('page'))
  return Number.isInteger(number) && number >= 1 && number <= most ? number : 1
}
