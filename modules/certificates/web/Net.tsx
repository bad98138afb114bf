import { guilloche } from './guilloche.ts'

/** Fine waves in a ring, for the eyes alone. */
export const Net = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="-1 -1 202 202" className={className} aria-hidden="true">
    {guilloche.map(({ path, turn }) => (
      <path key={turn} d={path} transform={`rotate(${turn} 100 100)`} />
    ))}
  </svg>
)
