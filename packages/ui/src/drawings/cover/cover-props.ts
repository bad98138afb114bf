export interface CoverProps {
  /** Key of the discipline: `math`, `russian`, `physics`, `world`; others get the general family. */
  discipline: string
  /** Hue of the discipline, an angle of oklch(). */
  hue: number
  /** What the picture is for: the same seed gives the same picture. */
  seed: string | number
  /** Said by screen readers; without it the picture is an ornament. */
  title?: string
  className?: string
}
