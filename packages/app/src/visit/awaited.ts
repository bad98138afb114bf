let isAwaited = false

/** The user changes only with a full page load, unless the page was rendered without knowing the user. */
export const isUserAwaited = (): boolean => isAwaited

/** Lets the root of the page be read once more. */
export async function awaitUser(read: () => Promise<void>): Promise<void> {
  isAwaited = true
  try {
    await read()
  } finally {
    isAwaited = false
  }
}
