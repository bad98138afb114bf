/** Small signs that repeat the colour by a shape. Always next to a text, so hidden from screen readers. */
const shapes = {
  right: 'M3.5 8.5l3 3 6-7',
  wrong: 'M4.5 4.5l7 7m0-7l-7 7',
  missed: 'M8 3.5v5.5m0 3v.5',
  partial: 'M8 2.5a5.5 5.5 0 100 11a5.5 5.5 0 100-11',
  empty: 'M8 2.5a5.5 5.5 0 100 11a5.5 5.5 0 100-11',
  started: 'M4 11.5l.5-2.5 6-6 2 2-6 6z M3.5 13.5h9',
  bulb: 'M6 13.5h4M6.5 11.5h3M8 2.5a4 4 0 00-2.4 7.2c.6.4.9 1 .9 1.8h3c0-.8.3-1.4.9-1.8A4 4 0 008 2.5z',
  clock: 'M8 2.5a5.5 5.5 0 100 11a5.5 5.5 0 100-11M8 5v3.2l2 1.3',
  again: 'M12.5 8a4.5 4.5 0 11-1.4-3.2M12.7 2.5v2.7H10',
  read: 'M8 4.2C6.6 3.3 4.8 3 2.5 3v9c2.3 0 4.1.3 5.5 1.2C9.4 12.3 11.2 12 13.5 12V3C11.2 3 9.4 3.3 8 4.2zM8 4.2v9',
  lock: 'M4 7.5h8v5.5H4zM5.5 7.5V5.7a2.5 2.5 0 015 0v1.8',
} as const

export type SignName = keyof typeof shapes

export function Sign({ name, size = 16 }: { name: SignName; size?: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
      {name === 'partial' && <path d="M8 2.5a5.5 5.5 0 000 11z" fill="currentColor" />}
    </svg>
  )
}
