/** The pages to offer: first, last, and two around the present one; `null` stands for a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPages]
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= totalPages).toSorted((a, b) => a - b)
  return shown.flatMap((n, i) => {
    const gap = n - (shown[i - 1] ?? 0)
    // A gap of one page is that page.
    if (gap === 2) return [n - 1, n]
    return gap > 2 ? [null, n] : [n]
  })
}
