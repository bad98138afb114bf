import { describe, expect, test } from 'vitest'
import { readSvg } from './svg.ts'

const drawing = (inside = '', attributes = 'viewBox="0 0 640 320"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n<title>Весы</title>\n${inside}</svg>`
const messages = (text: string) => readSvg(text).problems.map(({ line, message }) => `${line} ${message}`)

describe('a picture', () => {
  test('has the size of its viewBox', () =>
    expect(readSvg(drawing())).toMatchObject({ width: 640, height: 320, problems: [] }))
  test('may refer to its own parts', () =>
    expect(messages(drawing('<use href="#a"/><path fill="url(#b)"/><rect style="fill: url(#b)"/>'))).toEqual(
      [],
    ))
  test('has a version that changes with it', () => {
    expect(readSvg(drawing()).version).toBe(readSvg(drawing()).version)
    expect(readSvg(drawing('<rect/>')).version).not.toBe(readSvg(drawing()).version)
  })
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect onclick="alert(1)"/>'],
    ['a foreign object', '<foreignObject><div/></foreignObject>'],
    ['a link outside', '<image href="https://example.org/x.png"/>'],
    ['an old link outside', '<image xlink:href="data:image/png;base64,x"/>'],
    ['a font', '<style>@import url(x.css);</style>'],
    ['a style from outside', '<rect fill="url(https://example.org/#a)"/>'],
  ])('with %s is reported by line', (_, inside) =>
    expect(messages(drawing(inside))).toEqual([expect.stringMatching(/^3 /)]),
  )
  test('without a viewBox or moved aside is reported', () => {
    expect(messages(drawing('', 'width="640" height="320"'))).toEqual([expect.stringContaining('viewBox')])
    expect(messages(drawing('', 'viewBox="-10 0 640 320"'))).toEqual([expect.stringContaining('viewBox')])
  })
  test('without a title is reported', () =>
    expect(messages('<svg viewBox="0 0 4 4"><title></title></svg>')).toEqual([
      expect.stringContaining('<title>'),
    ]))
})
