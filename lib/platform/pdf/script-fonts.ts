import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Font, hasLetter, parseRanges } from './font'

/** A deployment has only the files that are read here: see next.config.mjs. */
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource')

const hebrew = 'noto-sans-hebrew'
const arabic = 'noto-sans-arabic'
const pictographs = 'noto-emoji'
const chinese = 'noto-sans-sc'
const japanese = 'noto-sans-jp'
const korean = 'noto-sans-kr'

/** The families that were needed so far, each of which is a few small objects. */
const families = new Map<string, readonly Font[]>()

/**
 * Returns the font for a character of a text that none of the usual fonts has: a Chinese, Japanese, Korean, Arabic or Hebrew
 * one, or a pictograph; null if no font has it.
 */
export function findScriptFont(letter: string, text: string): Font | null {
  for (const family of familiesFor(letter, text)) {
    const font = readFamily(family).find((one) => hasLetter(one, letter))
    if (font) return font
  }
  return null
}

/** With the signs and wide letters that are used among them. */
const eastAsian =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u

function familiesFor(letter: string, text: string): readonly string[] {
  if (/\p{Script_Extensions=Hebrew}/u.test(letter)) return [hebrew]
  if (/\p{Script_Extensions=Arabic}/u.test(letter)) return [arabic]
  if (/[\p{Extended_Pictographic}\p{Emoji_Component}]/u.test(letter)) return [pictographs]
  if (!eastAsian.test(letter)) return []
  // A Chinese character has another form in each language.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [japanese, chinese, korean]
  if (/\p{Script=Hangul}/u.test(text)) return [korean, chinese, japanese]
  return [chinese, japanese, korean]
}

/** Reads which file of a family has which characters. A family of thousands of letters has about a hundred files. */
function readFamily(family: string): readonly Font[] {
  const known = families.get(family)
  if (known) return known
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(path.join(folder, family, 'unicode.json'), 'utf8'),
  )
  const fonts = Object.entries(ranges).flatMap(([part, list]) => toFont(family, part, list))
  families.set(family, fonts)
  return fonts
}

/** The parts of Arabic and Hebrew families that have their own script. */
const scriptParts: Record<string, string> = { [arabic]: 'arabic', [hebrew]: 'hebrew' }

function toFont(family: string, part: string, ranges: string): Font[] {
  if (scriptParts[family] && part !== scriptParts[family]) return []
  // One file has all pictographs, also those that several are joined to.
  const subset = family === pictographs ? 'emoji' : part.replace(/[[\]]/g, '')
  const name = `${family}-${subset}-400-normal`
  const file = path.join(folder, family, 'files', `${name}.woff`)
  return [{ name, file, ranges: parseRanges(ranges), isShaped: true }]
}
