import { expect, test } from 'vitest'
import { textbookAddressOf } from './textbook-address.ts'

const textbookApp = 'https://uchebnik.example/app'
const textbookIos = 'https://ios.example/uchebnik'
const textbookAndroid = 'https://android.example/uchebnik'

test("the application's own page goes before the stores", () => {
  expect(textbookAddressOf({ textbookApp, textbookIos, textbookAndroid })).toBe(textbookApp)
})

test('the only store is the address', () => {
  expect(textbookAddressOf({ textbookIos })).toBe(textbookIos)
  expect(textbookAddressOf({ textbookAndroid })).toBe(textbookAndroid)
})

test('of two stores none is chosen for the telephone, and without addresses there is none', () => {
  expect(textbookAddressOf({ textbookIos, textbookAndroid })).toBeUndefined()
  expect(textbookAddressOf({ jobs: 'https://rabota.example' })).toBeUndefined()
})
