import { ru } from '../ru-rare.ts'
import { Drawing } from './Drawing.tsx'

const metals = {
  1: { face: '#f9c846', rim: '#dc9a12', ink: '#7a4b00' },
  2: { face: '#d3dae5', rim: '#98a4b8', ink: '#3d4758' },
  3: { face: '#e2a46f', rim: '#b06c36', ink: '#5f300c' },
} as const

const teeth = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)].map(
    (part) => Math.round(part * 270) / 10,
  )
  return `<circle cx="${40 + x!}" cy="${62 + y!}" r="5.500"/>`
}).join('')

const medals = ([1, 2, 3] as const).map((place) => {
  const { face, rim, ink } = metals[place]
  return `<path fill="#0f78cd" d="M16 2h18l14 34l-16 8z"/><path fill="#1a96f6" d="M64 2h-18l-14 34l16 8z"/><g fill="${rim}">${teeth}<circle cx="40" cy="62" r="29"/></g><circle cx="40" cy="62" r="24.500" fill="${face}"/><circle cx="40" cy="62" r="19" fill="none" stroke="${rim}" stroke-width="1.500" opacity=".7"/><path d="M27 50a17 17 0 0 1 10-6" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/><text x="40" y="71.500" text-anchor="middle" font-family="var(--font-display)" font-weight="750" font-size="26" fill="${ink}">${place}</text>`
})

export interface MedalProps {
  place: 1 | 2 | 3
  /** «Золотая медаль» by default; `null` when the text next to it says so. */
  title?: string | null
  className?: string
}

export const Medal = ({ place, title = ru.medals[place], className }: MedalProps) => (
  <Drawing viewBox="0 0 80 98" content={medals[place - 1]!} title={title} className={className} />
)
