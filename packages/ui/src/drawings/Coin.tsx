import { Drawing } from './Drawing.tsx'

const coin =
  '<circle cx="20" cy="20" r="18.500" fill="#dc9a12"/><circle cx="20" cy="18.500" r="17.500" fill="#fbd15b"/><circle cx="20" cy="18.500" r="13" fill="#f6b93b"/><path fill="#fff3d4" d="M20 9q1.400 8.100 9.500 9.500q-8.100 1.400-9.500 9.500q-1.400-8.100-9.500-9.500q8.100-1.400 9.500-9.500z"/>'

/** A coin of the younger pupils. */
export const Coin = ({ title = null, className }: { title?: string | null; className?: string }) => (
  <Drawing viewBox="0 0 40 40" content={coin} title={title} className={className} />
)
