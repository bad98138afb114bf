export interface EntryProps {
  /** Where to go back to; checked by the server. */
  redirectUrl: string | null
  /** Leaves for this address, or for the person's own home. */
  onSignedIn: (path: string | null) => void
}

export interface SignUpProps extends EntryProps {
  /** Who the person has already said to be; anything unknown is a pupil. */
  role: string | null
}
