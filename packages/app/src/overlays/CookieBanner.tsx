import { consent } from '@school/browser'
import { Button, useYou, Link } from '@school/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import styles from './cookie-banner.module.css'
import { ru } from './ru.ts'

/** An address with `?cc` shows the page without the banner: for frames of applications and for pictures of pages. */
const isSuppressed = (search: string): boolean => new URLSearchParams(search).has('cc')

/** Pages keep a place for the banner at their end, so that nothing of them stays under it. */
function keepPlace(banner: HTMLElement): () => void {
  const root = document.documentElement
  const sizes = new ResizeObserver(() => root.style.setProperty('--banner', `${banner.offsetHeight + 16}px`))
  sizes.observe(banner)
  return () => {
    sizes.disconnect()
    root.style.removeProperty('--banner')
  }
}

function Banner({ policy, onAgree }: { policy: string; onAgree: () => void }) {
  const you = useYou()
  const banner = useRef<HTMLElement>(null)
  useEffect(() => keepPlace(banner.current!), [])
  return (
    <section ref={banner} aria-label={you(ru.cookies.name)} className={`no-print ${styles.banner}`}>
      <p className={styles.text}>
        {you(ru.cookies.text)} <Link to={policy}>{you(ru.cookies.policy)}</Link>
      </p>
      <Button kind="secondary" size="m" onClick={onAgree}>
        {you(ru.cookies.agree)}
      </Button>
    </section>
  )
}

/** Asks once. Rendered in the browser only: guests' pages are cached and are the same for everyone. @param policy address of the policy */
export function CookieBanner({ policy }: { policy: string }) {
  const { search } = useLocation()
  const [isGiven, setGiven] = useState(() => consent.isGiven())

  // The answer may have been given in another tab.
  useEffect(() => {
    const look = () => setGiven(consent.isGiven())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  if (isGiven || isSuppressed(search)) return null
  const agree = () => {
    consent.give()
    setGiven(true)
    // The button is gone; the focus of keyboard users moves to the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  return <Banner policy={policy} onAgree={agree} />
}
