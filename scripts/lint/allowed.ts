import type { Hit, Rule } from './hit'

/** A word that is right where it is found. */
type Exception = { rule: Rule; in?: RegExp; found: RegExp; because: string }

const exceptions: Exception[] = [
  { rule: 'retired', found: /^(allSettled|PromiseSettledResult)$/, because: 'JavaScript names them so.' },
  {
    rule: 'retired',
    in: /^CONTRIBUTING\.md$/,
    found: /./,
    because: 'Its vocabulary lists the retired terms.',
  },
  {
    rule: 'phrase',
    in: /^lib\/messaging\/(schema|words)\.ts$/,
    found: /^Message cannot$/,
    because: 'The product requires "Message cannot be empty".',
  },
  {
    rule: 'phrase',
    in: /^(lib\/platform\/environment\/env\.ts|components\/studio\/settings\/studio-form\.tsx)$/,
    found: /^(Mon-Fri|9AM-6PM)$/,
    because: 'The product requires these default hours.',
  },
  {
    rule: 'phrase',
    in: /^components\/catalog\/services\/service-fields\.tsx$/,
    found: /^2-3$/,
    because: 'The product requires durations such as "2-3 hours".',
  },
  {
    rule: 'retired',
    in: /^sandbox\/stripe\/disputes\.ts$/,
    found: /^refund_refusal_explanation$/,
    because: "It is a field of Stripe's API.",
  },
  {
    rule: 'retired',
    in: /^scripts\/launch\/standalone\.ts$/,
    found: /^keepNames$/,
    because: 'It is an option of esbuild.',
  },
  {
    rule: 'spelling',
    in: /^bench\/support\/baseline-derivatives\.mjs$/,
    found: /^optimise$/,
    because: 'It is an option of the image library.',
  },
  {
    rule: 'spelling',
    in: /^components\/studio\/settings\/settings-pages(\.test)?\.ts$/,
    found: /^colour$/,
    because: 'Settings are also found by British spellings.',
  },
  {
    rule: 'spelling',
    in: /^lib\/(audit|billing\/invoices)\//,
    found: /^cheque$/,
    because: 'Audit entries hold the former name of a payment method.',
  },
  {
    rule: 'retired',
    in: /^app\/\(public\)\/portfolio\/quote\/page\.tsx$/,
    found: /^House$/,
    because: 'It shows a house.',
  },
  {
    rule: 'retired',
    in: /^prisma\/renames\./,
    found: /./,
    because: 'They fill a database as it was before the renames.',
  },
  {
    rule: 'spelling',
    in: /^docs\/licenses\.md$/,
    found: /./,
    because: 'It lists packages by their names.',
  },
  {
    rule: 'spelling',
    in: /^prisma\/renames\./,
    found: /./,
    because: 'They fill a database as it was before the renames.',
  },
]

export function isAllowed(hit: Hit): boolean {
  return exceptions.some(
    ({ rule, in: where, found }) =>
      rule === hit.rule && (where?.test(hit.file) ?? true) && found.test(hit.found),
  )
}
