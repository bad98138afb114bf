import { type Address, type Sentence, sayTo } from '@school/texts'
import { createContext, useContext } from 'react'

/** Whether the page says «ты» or «вы»; an app provides it once, in its root. */
export const AddressContext = createContext<Address>('vy')

export type Voice = (sentence: Sentence) => string

const voices: Record<Address, Voice> = {
  ty: (sentence) => sayTo('ty', sentence),
  vy: (sentence) => sayTo('vy', sentence),
}

/** Says a sentence to the person at this page: `you(t.chooseGrade)`. */
export const useYou = (): Voice => voices[useContext(AddressContext)]
