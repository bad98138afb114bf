import { describe, expect, it } from 'vitest'
import { experimentsFor } from './experiments.ts'

const settings = { experiments: [{ name: 'coins', values: ['a_without', 'b_with'] }] }
const valueFor = (userId: number) => experimentsFor(settings, userId)[0]!.value

describe('experiments', () => {
  it('leave guests alone: the pages of guests are shared', () => {
    expect(experimentsFor(settings, null)).toEqual([])
  })

  it('give a person the same value every time', () => {
    expect(valueFor(42)).toBe(valueFor(42))
  })

  it('divide people about evenly', () => {
    const withCoins = Array.from({ length: 2000 }, (_, id) => valueFor(id + 1)).filter((v) => v === 'b_with')
    expect(withCoins.length).toBeGreaterThan(900)
    expect(withCoins.length).toBeLessThan(1100)
  })

  it('divide people differently in different experiments', () => {
    const other = { experiments: [{ name: 'header', values: ['a_without', 'b_with'] }] }
    const same = Array.from({ length: 2000 }, (_, id) => id + 1).filter(
      (id) => experimentsFor(other, id)[0]!.value === valueFor(id),
    )
    expect(same.length).toBeGreaterThan(800)
    expect(same.length).toBeLessThan(1200)
  })
})
