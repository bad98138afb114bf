import { site } from '@school/routes'
import { describe, expect, test } from 'vitest'
import { dialled, withFacts } from './facts.ts'
import { pathOf } from './queries.ts'

const facts = { phone: '8 800 000-00-00', email: 'sova@smekalka.example', school: 'Смекалка & К°' }

describe('facts of the school', () => {
  test('are links where a text has placeholders for them', () => {
    expect(withFacts('<p>Звони {{phone}}, пиши {{email}}</p>', facts)).toBe(
      '<p>Звони <a href="tel:+78000000000">8&nbsp;800&nbsp;000-00-00</a>, пиши <a href="mailto:sova@smekalka.example">sova@smekalka.example</a></p>',
    )
  })

  test('are text and never HTML', () => {
    expect(withFacts('{{school}}', facts)).toBe('Смекалка&nbsp;&#38;&nbsp;К°')
    expect(withFacts('{{school}}', { ...facts, school: '<b>' })).toBe('&#60;b&#62;')
  })

  test('that are unknown leave their placeholders as they were', () =>
    expect(withFacts('{{toString}} {{fax}}', facts)).toBe('{{toString}} {{fax}}'))

  test.each([
    ['8 800 000-00-00', '+78000000000'],
    ['+7 (000) 000-00-00', '+70000000000'],
    ['112', '112'],
  ])('a telephone dials %s as %s', (phone, number) => expect(dialled(phone)).toBe(number))
})

describe('the page of an address', () => {
  test('is everything below a branch, in small letters', () => {
    const params = { info_materials_pages: 'Policy', '*': 'cookie' }
    expect(pathOf(site.contentPage.legal, params)).toBe('legal/policy/cookie')
    expect(pathOf(site.contentPage.infoPage, { info_materials_pages: 'official_info', '*': '' })).toBe(
      'official_info',
    )
  })

  test('of a page without parameters is its own', () => {
    expect(pathOf(site.lms.about, {})).toBe('about')
    expect(pathOf(site.contentPage.coachDataConsent, { '*': '' })).toBe('privacy_contractor/coach_data')
  })
})
