import { expect, test } from 'vitest'
import { readLatinCode } from './latin-code.ts'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

test.each([
  ['abcd-2345', 'ABCD2345'],
  ['W57Z–WW7K‑2KHK', 'W57ZWW7K2KHK'],
  ['«ABCD-2345».', 'ABCD2345'],
  ['AB\u200bCD 2345', 'ABCD2345'],
  // Look-alikes, alone and among Latin letters.
  ['АВС2-3456', 'ABC23456'],
  ['АВCDЕ-23456', 'ABCDE23456'],
  ['авc2', 'ABC2'],
  // The keys W57Z-NQ7K-2KHK on a Russian keyboard.
  ['Ц57Я-ТЙ7Л-2ЛРЛ', 'W57ZNQ7K2KHK'],
  ['ц57я-тй7л-2лрл', 'W57ZNQ7K2KHK'],
  // Other signs between, letters of full width, and what is pasted with a code.
  ['W57Z.WW7K_2KHK', 'W57ZWW7K2KHK'],
  ['W57Z/WW7K:2KHK', 'W57ZWW7K2KHK'],
  ['W57Z\u2009—\u2009WW7K\u00a0\u2212 2KHK', 'W57ZWW7K2KHK'],
  ['\ufeff\u202bW57Z-WW7K-2KHK\u202c\n', 'W57ZWW7K2KHK'],
  ['Ｗ５７Ｚ-ＷＷ７Ｋ', 'W57ZWW7K'],
  ['Код: W57Z-WW7K', 'W57ZWW7K'],
  ['https://school.example/entry#W57Z-WW7K', 'W57ZWW7K'],
  // No code of this alphabet.
  ['ABCD-2341', 'ABCD2341'],
  ['Ж', 'Ж'],
  ['', ''],
])('%j is %j', (typed, code) => expect(readLatinCode(typed, alphabet)).toBe(code))
