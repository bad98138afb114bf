import { demoPeople } from './demo.ru.ts'

export const demoAddresses: readonly string[] = demoPeople.map(({ email }) => email)

/** Their password is printed on the page of signing in. */
export const isDemoAddress = (email: string): boolean => demoAddresses.includes(email.toLowerCase())
