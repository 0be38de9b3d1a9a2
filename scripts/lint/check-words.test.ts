import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const entry = fileURLToPath(new URL('./check-words.ts', import.meta.url))
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Runs the check as `npm test -- lint` does, on these files alone. */
function checkWords(files: Record<string, string>, prefixes: string[] = []) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'check-words-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    const place = path.join(folder, name)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  const args = ['--import', import.meta.resolve('tsx'), entry, ...prefixes]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n'), stderr }
}

type Example = [what: string, file: string, source: string, expected: string]

const offenders: Example[] = [
  [
    'a retired identifier',
    'lib/catalog/cards/a.ts',
    '\nexport const keepCard = 1',
    'lib/catalog/cards/a.ts:2: [retired] "keepCard"',
  ],
  [
    'a retired word inside a type',
    'lib/catalog/cards/b.ts',
    'export type CardErrand = 1',
    'lib/catalog/cards/b.ts:1: [retired]',
  ],
  [
    'a retired file name',
    'lib/catalog/cards/upload-crowd.ts',
    '',
    'lib/catalog/cards/upload-crowd.ts:1: [retired] "crowd"',
  ],
  [
    'a retired word in a comment',
    'lib/catalog/cards/c.ts',
    'const word = "€ – 😀"\n// Answers the saved card.',
    'lib/catalog/cards/c.ts:2: [retired] "Answers"',
  ],
  [
    'a retired word in a comment over several lines',
    'lib/catalog/cards/d.ts',
    '/**\n * The provider\n * decides.\n */',
    'lib/catalog/cards/d.ts:2: [retired] "The provider"',
  ],
  [
    'a retired word in the title of a test',
    'lib/catalog/cards/d.test.ts',
    "test('an errand is shown', () => {})",
    'lib/catalog/cards/d.test.ts:1: [retired] "errand"',
  ],
  ['a retired word in a document', 'docs/a.md', '# A\n\nOne crowd.', 'docs/a.md:3: [retired] "crowd"'],
  [
    'a retired word in the schema',
    'prisma/schema/a.prisma',
    'model A {\n  id Int // what was given back\n}',
    'prisma/schema/a.prisma:2: [retired] "given back"',
  ],
  [
    'a British identifier',
    'lib/catalog/cards/e.ts',
    'export const favouriteColours = 1',
    'lib/catalog/cards/e.ts:1: [spelling] "favourite"',
  ],
  [
    'a British word in JSX',
    'app/a.tsx',
    'export const A = () => (\n  <p>\n    Choose a {size} colour\n  </p>\n)',
    'app/a.tsx:3: [spelling] "colour"',
  ],
  [
    'a British word in an attribute',
    'app/b.tsx',
    'export const A = () => <p title="Authorise Stripe" />',
    'app/b.tsx:1: [spelling] "authorise"',
  ],
  ['a British word in a document', 'docs/b.md', 'We summarise it.', 'docs/b.md:1: [spelling] "summarise"'],
  [
    'a hyphen between times',
    'lib/catalog/cards/f.ts',
    "export const hours = 'Open 09:00 - 12:00'",
    'lib/catalog/cards/f.ts:1: [phrase] "09:00 - 12:00"',
  ],
  ['a hyphen between counts', 'lib/catalog/cards/g.ts', "export const a = 'in 1-3 days'", '[phrase] "1-3"'],
  ['a hyphen between days', 'app/c.tsx', 'export const A = () => <p>Mon-Fri</p>', '[phrase] "Mon-Fri"'],
  [
    'a hyphen between inserted values',
    'lib/catalog/cards/h.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file.
    'export const a = (x: string, y: string) => `${x} - ${y}`',
    'lib/catalog/cards/h.ts:1: [phrase] "… - …"',
  ],
  [
    'a space before a percent sign',
    'lib/catalog/cards/i.ts',
    "export const tax = 'Tax of 8.25 %'",
    'lib/catalog/cards/i.ts:1: [phrase] "5 %"',
  ],
  [
    '"any more"',
    'lib/catalog/cards/j.ts',
    "export const a = 'It is not here any more.'",
    '[phrase] "any more"',
  ],
  ['"e-mail"', 'emails/a.tsx', 'export const A = () => <p>Your e-mail</p>', '[phrase] "e-mail"'],
  [
    '"cannot" in a sentence',
    'lib/catalog/cards/k.ts',
    "export const a = 'You cannot do this.'",
    '[phrase] "You cannot"',
  ],
  [
    '"You receive this"',
    'emails/b.tsx',
    'export const A = () => <p>You receive this because of a shoot.</p>',
    '[phrase] "You receive this"',
  ],
  [
    '"too many tries"',
    'lib/catalog/cards/l.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file.
    'throw conflict`Too many tries. Wait ${n} minutes.`',
    '[phrase] "Too many tries"',
  ],
  [
    'a sentence that another file has',
    'lib/catalog/cards/m.ts',
    "export const a = 'This card was declined today.'",
    'lib/catalog/cards/m.ts:1: [repeated] "This card was declined today.": also in app/d.tsx:1',
  ],
  [
    'a sentence of JSX that another file has',
    'app/d.tsx',
    'export const A = () => <p>This card was\n    declined today</p>',
    'app/d.tsx:1: [repeated] "This card was declined today": also in lib/catalog/cards/m.ts:1',
  ],
  [
    'a sentence that a test repeats',
    'e2e/a.spec.ts',
    "test('shows it', () => show('Nothing was charged to you.'))",
    'e2e/a.spec.ts:1: [repeated]',
  ],
  [
    'a sentence with values that another file has',
    'lib/catalog/cards/n.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file.
    'export const a = (days: number) => `Due again in ${days} whole days`',
    'lib/catalog/cards/n.ts:1: [repeated] "Due again in … whole days": also in app/e.tsx:1',
  ],
]
/** What the repeated sentences above need beside them. */
const theirPartners = {
  'lib/catalog/cards/o.ts': "export const a = 'Nothing was charged to you.'",
  'app/e.tsx': 'export const A = ({ left }) => <p>Due again in {left} whole days</p>',
}

const innocents: [what: string, files: Record<string, string>][] = [
  ['words that only contain a retired one', { 'lib/a.ts': 'export const keepalive = outdoors // outdoors' }],
  ['a retired word in a literal', { 'lib/b.ts': "export const route = '/crowd'" }],
  ['a method of JavaScript', { 'lib/c.ts': 'await Promise.allSettled([])' }],
  [
    'American words with -ise, and cancelled',
    { 'lib/d.ts': "export const otherwise = 'Promise to exercise at sunrise, revised: cancelled.'" },
  ],
  ['a British word that is data', { 'lib/e.ts': "export const event = 'favourite'" }],
  [
    'dates, numbers and phone numbers',
    { 'lib/f.ts': "export const a = 'NL-2026-0001 of 2026-01-02, 828-555-0117, 8.25%, 9 – 12'" },
  ],
  [
    'doubtful phrases where no user reads',
    { 'sandbox/a.ts': "export const a = 'You cannot do this any more.'" },
  ],
  [
    'the same words in class names, queries, logs, errors and imports',
    Object.fromEntries(
      ['one', 'two'].map((name) => [
        `app/${name}.tsx`,
        [
          "import a from '@/some/long path of four words/here'",
          'const A = () => <p className="Some words that look like a sentence" />',
          "const b = cn('Some words of a helper for classes')",
          "const c = 'flex items-center gap-2 rounded-md px-3 text-sm'",
          'const d = sql`Some words of a tagged query here`',
          "console.log('Some words that are printed for engineers')",
          "log().warn({}, 'Some words that are logged for engineers')",
          "throw new Error('Some words that are thrown for engineers')",
        ].join('\n'),
      ]),
    ),
  ],
  [
    'titles of tests',
    Object.fromEntries(
      ['one', 'two'].map((name) => [
        `lib/${name}.test.ts`,
        "test('the card is declined by its bank', () => {})",
      ]),
    ),
  ],
  [
    'sample data of tests',
    Object.fromEntries(
      ['one', 'two'].map((name) => [`lib/${name}.test.ts`, "const a = '12 Birch Lane, Asheville, NC 28801'"]),
    ),
  ],
  [
    'short labels',
    { 'app/x.tsx': "const a = 'Save all changes'", 'app/y.tsx': "const a = 'Save all changes'" },
  ],
]

describe('every rule catches its offenders, and names the place', () => {
  let result: ReturnType<typeof checkWords>
  beforeAll(() => {
    const files = Object.fromEntries(offenders.map(([, file, source]) => [file, source]))
    result = checkWords({ ...files, ...theirPartners })
  })

  test.each(offenders)('%s', (_what, file, _source, expected) => {
    const own = result.lines.filter((line) => line.startsWith(`${file}:`))
    expect(own.find((line) => line.includes(expected)) ?? own).toContain(expected)
  })

  test('the run fails, and its last line counts', () => {
    expect(result.status).toBe(1)
    expect(result.stderr).toBe('')
    expect(result.lines.at(-1)).toBe(
      `${offenders.length + 2} files, ${result.lines.length - 1} words or sentences against the rules.`,
    )
  })
})

describe('what is right passes', () => {
  let result: ReturnType<typeof checkWords>
  const inFolder = (at: number, file: string) => file.replace('/', `/case${String.fromCharCode(97 + at)}/`)
  beforeAll(() => {
    const files = innocents.flatMap(([, own], at) =>
      Object.entries(own).map(([file, source]) => [inFolder(at, file), source]),
    )
    result = checkWords(Object.fromEntries(files))
  })

  test.each(
    innocents.map(([what, own], at) => ({ what, files: Object.keys(own).map((file) => inFolder(at, file)) })),
  )('$what', ({ files }) => {
    expect(result.lines.filter((line) => files.some((file) => line.startsWith(`${file}:`)))).toEqual([])
  })

  test('the run passes', () => {
    expect(result.status).toBe(0)
  })
})

test('prefixes choose the files that are shown', () => {
  const source = 'export const crowd = 1'
  const { lines } = checkWords({ 'lib/a.ts': source, 'app/a.ts': source }, ['app/'])
  expect(lines.slice(0, -1)).toEqual([
    'app/a.ts:1: [retired] "crowd": use `accountState`, `fixture`, `clients`, `concurrentRequests`, `journeys`',
  ])
})
