import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stressed } from './stresses.ts'

/** Debian's festival with festvox-ru: a recorded man's voice, its files are BSD-like and may be given away. */
const samplesPerSecond = 16_000
const headerBytes = 44

const program = `(voice_msu_ru_nsh_clunits)
(define (heard utt)
  (mapcar
    (lambda (word)
      (format t "%s" (item.name word))
      (mapcar
        (lambda (syllable) (format t " %s" (item.feat syllable "stress")))
        (item.daughters (item.relation word 'SylStructure)))
      (format t "\\n"))
    (utt.relation.items utt 'Word)))
(define (done utt file) (heard utt) (utt.save.wave utt file 'riff))
`

/** Dashes and brackets are pauses, quotes are silent. */
const plain = (sentence: string): string =>
  sentence
    .replaceAll(/\s+[—–-]\s+|\s*[()]\s*/g, ', ')
    .replaceAll(/[«»"\\]/g, '')
    .replaceAll('…', '.')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The word with a mark over the vowel that the voice stresses. */
function marked(word: string, stresses: readonly string[]): string {
  let vowel = -1
  return word.replaceAll('+', '').replaceAll(/[аеёиоуыэюя]/giu, (letter) => {
    vowel++
    return stresses[vowel] === '1' ? `${letter}\u0301` : letter
  })
}

export interface Spoken {
  /** Samples of 16 bits, 16,000 in a second. */
  sound: Buffer
  seconds: number
}

export interface Speech {
  spoken: Spoken[]
  /** Every word with its stress, for review by the author. */
  heard: string
}

/** Speaks each sentence. */
export function speak(sentences: readonly string[], drafts: string): Speech {
  const fileOf = (index: number): string => path.join(drafts, `sentence-${index}.wav`)
  const script = path.join(drafts, 'speech.scm')
  const lines = sentences.map(
    (sentence, index) =>
      `(done (utt.synth (Utterance Text "${stressed(plain(sentence))}")) "${fileOf(index)}")`,
  )
  writeFileSync(script, `${program}${lines.join('\n')}\n`)
  const heard = execFileSync('festival', ['-b', script], { encoding: 'utf8' })
  return {
    spoken: sentences.map((_, index) => {
      const sound = readFileSync(fileOf(index)).subarray(headerBytes)
      return { sound, seconds: sound.length / 2 / samplesPerSecond }
    }),
    heard: heard
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([word = '', ...stresses]) => marked(word, stresses))
      .join(' '),
  }
}

/** One recording of all sentences, each at its time. */
export function soundOf(
  spoken: readonly { sound: Buffer; at: number }[],
  seconds: number,
  wav: string,
): void {
  const samples = Buffer.alloc(2 * Math.ceil(seconds * samplesPerSecond))
  for (const { sound, at } of spoken) sound.copy(samples, 2 * Math.round(at * samplesPerSecond))
  const header = Buffer.alloc(headerBytes)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(samplesPerSecond, 24)
  header.writeUInt32LE(2 * samplesPerSecond, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  writeFileSync(wav, Buffer.concat([header, samples]))
}
