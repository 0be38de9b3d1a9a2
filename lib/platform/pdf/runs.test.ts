import { expect, test } from 'vitest'
import { toDrawable } from './pen'
import { toRuns } from './runs'
import { directionOf } from './visual-order'

/** Returns the runs of a text from left to right, each with the family of its font. */
function draw(text: string): [family: string, text: string][] {
  const drawable = toDrawable(text)
  return toRuns(drawable, 'regular', directionOf(drawable)).map(({ font, text }) => [
    familyOf(font.name),
    text,
  ])
}

const familyOf = (name: string) => /^noto-(?:sans-)?[a-z]+/.exec(name)?.[0] ?? name
const latin = 'HankenGrotesk-Regular'

/** Joins successive runs of one family, which has several files. */
function join(runs: [string, string][]): [string, string][] {
  return runs.reduce<[string, string][]>((joined, [family, text]) => {
    const last = joined.at(-1)
    if (last?.[0] === family) last[1] += text
    else joined.push([family, text])
    return joined
  }, [])
}

test.each([
  ['Dana Whitfield', [[latin, 'Dana Whitfield']]],
  ['王小明', [['noto-sans-sc', '王小明']]],
  ['林宥嘉', [['noto-sans-sc', '林宥嘉']]],
  // The forms of Chinese characters are those of the text's language.
  ['山田たろう', [['noto-sans-jp', '山田たろう']]],
  [
    '김민수 金',
    [
      ['noto-sans-kr', '김민수'],
      [latin, ' '],
      ['noto-sans-kr', '金'],
    ],
  ],
  ['「東京」１２', [['noto-sans-sc', '「東京」１２']]],
  [
    'Ana 🏡',
    [
      [latin, 'Ana '],
      ['noto-emoji', '🏡'],
    ],
  ],
  // Joined and modified pictographs stay together; digits don't become keys.
  ['👩‍👩‍👧‍👦👍🏽❤️🇩🇪', [['noto-emoji', '👩‍👩‍👧‍👦👍🏽❤️🇩🇪']]],
  ['1️⃣ Main', [[latin, '1 Main']]],
  ['\u202Eevil\u2066', [[latin, 'evil']]],
  ['ไทย', [['LiberationSans-Regular', '□']]],
])('%s is drawn with the fonts that have its letters', (text, runs) => {
  expect(join(draw(text))).toEqual(runs)
})

test.each([
  // Each word is in reading order, for its font to shape and reverse, and the first word is at the right.
  [
    'محمد علي',
    [
      ['noto-sans-arabic', 'علي'],
      [latin, ' '],
      ['noto-sans-arabic', 'محمد'],
    ],
  ],
  [
    'שרה כהן',
    [
      ['noto-sans-hebrew', 'כהן'],
      [latin, ' '],
      ['noto-sans-hebrew', 'שרה'],
    ],
  ],
  // Brackets are mirrored, and numbers read from left to right.
  [
    'שרה (א)',
    [
      [latin, '('],
      ['noto-sans-hebrew', 'א'],
      [latin, ') '],
      ['noto-sans-hebrew', 'שרה'],
    ],
  ],
  [
    'רחוב 12',
    [
      [latin, '12 '],
      ['noto-sans-hebrew', 'רחוב'],
    ],
  ],
  [
    'Anna שרה כהן Smith',
    [
      [latin, 'Anna '],
      ['noto-sans-hebrew', 'כהן'],
      [latin, ' '],
      ['noto-sans-hebrew', 'שרה'],
      [latin, ' Smith'],
    ],
  ],
  // A font would reverse them, were they in one run.
  [
    '۱۲۳',
    [
      ['noto-sans-arabic', '۱'],
      ['noto-sans-arabic', '۲'],
      ['noto-sans-arabic', '۳'],
    ],
  ],
  // Joiners stay within their word.
  ['می\u200Cخواهم', [['noto-sans-arabic', 'می\u200Cخواهم']]],
])('%s is arranged from left to right', (text, runs) => {
  expect(draw(text)).toEqual(runs)
})
