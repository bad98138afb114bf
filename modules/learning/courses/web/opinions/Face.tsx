import type { Opinion } from '../../contract/index.ts'

const mouths: Record<Opinion, string> = {
  clear: 'M11 21c3 4.5 11 4.5 14 0',
  partly: 'M11.5 23.5h13',
  unclear: 'M11 26c3-4.5 11-4.5 14 0',
}

/** A smiley drawn in the colour of the text; the words are next to it. */
export const Face = ({ opinion }: { opinion: Opinion }) => (
  <svg
    viewBox="0 0 36 36"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="18" cy="18" r="15" />
    <path d={mouths[opinion]} />
    <path d="M12.5 13.5v1.5M23.5 13.5v1.5" strokeWidth="3.25" />
  </svg>
)
