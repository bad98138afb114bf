import { useEffect, useState } from 'react'

/** Seconds that are left; every `start` restarts the countdown. */
export function useCountdown(first: number): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + first * 1000)
  const [left, setLeft] = useState(first)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { left, start: (seconds) => setUntil(Date.now() + seconds * 1000) }
}
