import { useEffect, useState } from 'react'

/** The heading under which one reads now: the last one above the upper third of the window. `null` before the first. */
export function useHeadingInView(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const found = headings.map(({ id }) => document.getElementById(id)).filter((heading) => heading !== null)
    const look = () => {
      const passed = found.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(passed.at(-1)?.id ?? null)
    }
    // Wakes when a heading crosses the line, not at every step of scrolling.
    const watch = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
    for (const heading of found) watch.observe(heading)
    return () => watch.disconnect()
  }, [headings])

  return current
}
