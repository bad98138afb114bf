import * as z from 'zod'
import { says } from './ru.ts'

/** A password that is being chosen; whether it is too common is known by the server alone. */
export const NewPassword = z.string().min(8, says.shortPassword).max(200, says.longPassword)
