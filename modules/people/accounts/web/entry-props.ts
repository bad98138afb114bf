export interface EntryProps {
  /** Where to go back to; checked by the server. */
  redirectUrl: string | null
  /** Leaves for this address, or for the person's own home. */
  onSignedIn: (path: string | null) => void
}

/** The course for which a guest signs in or registers. */
export interface AwaitedCourse {
  title: string
  /** The class it is for, when it is for one only. */
  gradeIndex: number | null
}

export interface SignUpProps extends EntryProps {
  course?: AwaitedCourse | null
  /** Who the person has already said to be; anything unknown is a pupil. */
  role: string | null
}
