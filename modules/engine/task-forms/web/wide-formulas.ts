import { hasFormula } from './has-formula.ts'

const fade = '2rem'

function showEnds({ currentTarget }: { currentTarget: EventTarget | null }): void {
  const formula = currentTarget as HTMLElement
  const left = formula.scrollWidth - formula.clientWidth - formula.scrollLeft
  formula.style.setProperty('--fade-start', formula.scrollLeft > 1 ? fade : '0px')
  formula.style.setProperty('--fade-end', left > 1 ? fade : '0px')
}

/** Sets the fading ends (`math.css`) of wide formulas by script where CSS scroll timelines are not supported. */
export function watchFormulas(text: HTMLElement | null, html: string): (() => void) | undefined {
  if (!text || !hasFormula(html) || CSS.supports('animation-timeline: scroll(self inline)')) return
  const formulas = text.querySelectorAll<HTMLElement>('.katex-display')
  const sizes = new ResizeObserver((all) => all.forEach(({ target }) => showEnds({ currentTarget: target })))
  for (const formula of formulas) {
    sizes.observe(formula)
    formula.addEventListener('scroll', showEnds, { passive: true })
  }
  return () => {
    sizes.disconnect()
    for (const formula of formulas) formula.removeEventListener('scroll', showEnds)
  }
}
