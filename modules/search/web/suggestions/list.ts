export interface ListState {
  /** Id of the chosen option. */
  active: string | null
  size: number
}

export interface ListHandle {
  /** Answers whether the key was about the list. */
  takeKey(key: string): boolean
}
