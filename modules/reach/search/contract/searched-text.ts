import { cutText } from '@school/texts'
import { maxTextLength, searchText } from './text.ts'

/** `searchText` of a sensible length, as the server looks for it. Apart, because pages begin without `cutText`. */
export const searchedText = (text: string): string => cutText(searchText(text), maxTextLength).trim()
