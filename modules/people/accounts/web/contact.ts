/** What somebody has typed into the one field of an address or a phone, under the name that the server knows it by. */
export const contactOf = (typed: string): { email: string } | { phone: string } =>
  /^[\s\d+().‑–—-]+$/.test(typed) && /\d/.test(typed) ? { phone: typed } : { email: typed }
