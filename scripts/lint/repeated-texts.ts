import type { Hit } from './hit'
import { isServed } from './source-files'
import { slot, type Text } from './split-source'

const minWords = 4
const minLetters = 25

type Place = { file: string; line: number; text: string }

/**
 * Finds texts of a sentence's length that are in two or more files, at least one of them served: one hit for each place.
 * What only tests share is sample data.
 */
export function findRepeatedTexts(all: { file: string; texts: Text[] }[]): Hit[] {
  const places = new Map<string, Place[]>()
  for (const { file, texts } of all) {
    for (const { line, text, kind } of texts) {
      if (kind === 'title' || !isSentence(text)) continue
      const key = text
        .replace(/[.!?:]+$/, '')
        .replace(/[’‘]/g, "'")
        .toLowerCase()
      places.set(key, [...(places.get(key) ?? []), { file, line, text }])
    }
  }
  return [...places.values()]
    .filter(
      (found) => new Set(found.map(({ file }) => file)).size > 1 && found.some(({ file }) => isServed(file)),
    )
    .flatMap((found) => found.map((place) => toHit(place, found)))
}

function toHit({ file, line, text }: Place, all: Place[]): Hit {
  const others = [...new Set(all.map((other) => `${other.file}:${other.line}`))].filter(
    (place) => place !== `${file}:${line}`,
  )
  const [first, ...more] = others
  const where = more.length > 0 ? `${first} and ${more.length} more` : first
  return { rule: 'repeated', file, line, found: text, reason: `also in ${where}; move it to a words.ts` }
}

function isSentence(text: string): boolean {
  const words = text.split(' ').filter((word) => /[A-Za-z]{2}|^[aAI]$/.test(word.replaceAll(slot, '')))
  return (
    words.length >= minWords &&
    text.length >= minLetters &&
    ![isClassList, isMediaQuery, isQuery].some((isOther) => isOther(text))
  )
}

/** Utility classes have no capital letter and no end, and many a hyphen. */
function isClassList(text: string): boolean {
  const words = text.split(' ')
  const technical = words.filter((word) => /[a-z]-[a-z\d[(]|[a-z]:[a-z[]|^\[|^@|^--/.test(word)).length
  return !/[A-Z].* [A-Za-z]+[.?!]/.test(text) && technical * 3 >= words.length
}

const isMediaQuery = (text: string) => /^\(m(in|ax)-width/.test(text)

const isQuery = (text: string) =>
  /^\(?(select|insert into|update|delete from|with|create|alter|drop|set|truncate|lock|begin|grant|analyze|explain) /i.test(
    text,
  ) &&
  /\b(from|into|set|values|table|index|on|as|schema|extension|database|role|trigger|function|only|local)\b/i.test(
    text,
  ) &&
  /[A-Z]{3}|_|=|\(|"/.test(text)
