let isAwaited = false

/** Who has signed in changes only with a whole new page, unless the page came without an answer to that. */
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
