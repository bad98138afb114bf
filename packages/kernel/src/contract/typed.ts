import { normaliseText } from '@school/texts'
import * as z from 'zod'

// What people type, normalised before it is measured, compared or kept. A free text of several lines is `z.string().trim()`:
// its invisible signs are removed from every input by the kernel.

/** One line: a title, a town, words of a search. */
export const TypedLine = z.string().overwrite((text) => normaliseText(text, 'line'))
/** A name of a person or a part of one. */
export const TypedName = z.string().overwrite((text) => normaliseText(text, 'name'))
/** A code that was copied from paper or a letter. */
export const TypedCode = z.string().overwrite((text) => normaliseText(text, 'code'))
/** An e-mail address; an account is signed in to by one, or by a phone. */
export const TypedAddress = z.string().overwrite((text) => normaliseText(text, 'address'))
