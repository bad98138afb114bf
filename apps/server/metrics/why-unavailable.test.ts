import { Unavailable } from '@school/kernel/server'
import { expect, test } from 'vitest'
import { whyUnavailable } from './why-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['a statement that takes too long', withCode('57014'), 'statement'],
  ['what libraries wrap', new Error('wrapped', { cause: withCode('57014') }), 'statement'],
  ['what somebody else has locked', withCode('55P03'), 'lock'],
  ['two that waited for each other', withCode('40P01'), 'lock'],
  ['a database that shuts down', withCode('57P01'), 'database'],
  ['a connection that is refused', withCode('ECONNREFUSED'), 'database'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'database'],
  ['too many that wait already', new Unavailable(), 'busy'],
  ['a process that opens', undefined, 'closed'],
])('%s', (_, thrown, why) => expect(whyUnavailable(thrown)).toBe(why))
