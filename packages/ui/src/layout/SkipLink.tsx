import { ru } from '../ru.ts'

/** The first thing in the body; `main` carries the id. */
export const SkipLink = ({ to = 'content' }: { to?: string }) => (
  <a className="skip-link" href={`#${to}`}>
    {ru.skipToContent}
  </a>
)
