/** In whose name a letter is written. */
export interface Brand {
  name: string
  /** Where its pages are: links begin with it. */
  url: string
  /** Of the button, `#rrggbb`, dark enough for white words. */
  color: string
}
