import { nbsp } from './spaces.ts'

/** «25 мин», «1 ч 30 мин», «2 ч». */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  const parts = [hours > 0 && `${hours}${nbsp}ч`, (rest > 0 || hours === 0) && `${rest}${nbsp}мин`]
  return parts.filter(Boolean).join(nbsp)
}

/** «≈ 25 мин»: an estimate; never less than a minute. */
export const formatAboutMinutes = (minutes: number): string =>
  `≈${nbsp}${formatMinutes(Math.max(1, minutes))}`

/** A clock that counts seconds: «4:05», «1:02:05». */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
