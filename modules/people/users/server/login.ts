/** What somebody signs in or up by: an address or a phone. */
export type Login = { readonly email: string } | { readonly phone: string }

/** The same for the same account, however it was written. */
export const loginText = (login: Login): string =>
  'phone' in login ? login.phone : login.email.toLowerCase()
