/** A lit lamp: marks hints for children who can't read yet. */
export const LampPicture = () => (
  <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
    <g stroke="#e5a800" strokeWidth="3" strokeLinecap="round">
      <path d="M24 3v4M8.5 9.5l2.8 2.8M39.5 9.5l-2.8 2.8M3 24h4M41 24h4" />
    </g>
    <path
      d="M24 10.5c-7.4 0-12.5 5.6-12.5 12.3 0 4.5 2.4 7.3 4.6 9.7 1.3 1.4 1.9 2.6 2 4h11.8c.1-1.4.7-2.6 2-4 2.2-2.4 4.6-5.2 4.6-9.7 0-6.7-5.1-12.3-12.5-12.3z"
      fill="#ffd34d"
    />
    <path
      d="M20 24l4 3.5 4-3.5M24 27.5v9"
      fill="none"
      stroke="#b97a00"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path d="M18.5 39.5h11M20.5 43.5h7" stroke="#636a7b" strokeWidth="3.2" strokeLinecap="round" />
  </svg>
)
