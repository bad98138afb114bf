/** Longer texts are cut: they come from a clipboard, and their beginning is enough. */
export const maxTextLength = 200

/** From so many letters on there is something to suggest. */
export const minSuggestLength = 2

/** What is looked for, as it is kept in addresses: trimmed, with single spaces. The server cuts it to `maxTextLength`. */
export const searchText = (text: string): string => text.replace(/\s+/g, ' ').trim()
