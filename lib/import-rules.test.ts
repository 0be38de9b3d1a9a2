import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importRules, validatorsLoadLater } from '@/import-rules.config'
import { findEarlyLoads } from '@/scripts/lint/imports/find-early-loads'
import { findImportViolations } from '@/scripts/lint/imports/find-import-violations'
import { readImports } from '@/scripts/lint/imports/read-imports'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'import-rules-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file, and an empty one for each of its imports from this project. Returns the names of the broken rules. */
function findBrokenRules(file: string, source: string, others: Record<string, string> = {}): string[] {
  for (const [, target] of source.matchAll(/@\/([^'"]+)/g)) write(`${target}.ts`, 'export {}')
  for (const [name, text] of Object.entries({ ...others, [file]: source })) write(name, text)
  const imports = readImports(root, ['app', 'components', 'emails', 'lib', 'sandbox', 'instrumentation.ts'])
  return [...new Set(findImportViolations(imports, importRules).map(({ rule }) => rule))]
}

function write(name: string, text: string) {
  const place = path.join(root, name)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}

const violations: [rule: string, file: string, imported: string][] = [
  ['app-reads-and-acts-through-domains', 'app/(portal)/book/page.tsx', '@/lib/platform/db'],
  [
    'app-reads-and-acts-through-domains',
    'app/(portal)/book/page.tsx',
    '@/lib/bookings/commands/create-booking',
  ],
  ['app-reads-and-acts-through-domains', 'app/api/stripe/webhook/route.ts', 'stripe'],
  ['app-reads-and-acts-through-domains', 'app/api/uploadthing/route.ts', 'uploadthing/next'],
  ['app-reads-and-acts-through-domains', 'app/api/health/route.ts', '@/prisma/generated/client'],
  ['app-reads-and-acts-through-domains', 'app/page.tsx', '@/lib/workflows/book-shoot'],
  ['app-reads-and-acts-through-domains', 'app/page.tsx', '@/lib/cards/operations/save-card'],
  ['components-know-their-own-domain', 'components/bookings/row.tsx', '@/components/invoices/row'],
  ['components-know-their-own-domain', 'components/bookings/row.tsx', '@/lib/invoices/schema'],
  ['components-know-their-own-domain', 'components/live/live-refresh.tsx', '@/lib/notifications/schema'],
  ['the-wizard-combines-several-domains', 'components/bookings/wizard/use-draft.ts', '@/lib/invoices/schema'],
  [
    'components-take-what-browsers-may-hold',
    'components/bookings/row.tsx',
    '@/lib/bookings/queries/find-booking',
  ],
  [
    'components-take-what-browsers-may-hold',
    'components/shell/bell.tsx',
    '@/lib/notifications/queries/list-unread-notifications',
  ],
  ['components-take-what-browsers-may-hold', 'components/bookings/row.tsx', '@/lib/platform/env'],
  ['components-know-their-own-domain', 'components/uploads/drop-zone.tsx', '@/lib/deliveries/limits'],
  ['ui-knows-no-domain', 'components/ui/button.tsx', '@/lib/bookings/schema'],
  ['ui-knows-no-domain', 'components/ui/button.tsx', '@/components/shell/sidebar'],
  ['ui-knows-no-domain', 'components/ui/button.tsx', '@/lib/platform/db'],
  ['only-entry-points-import-next', 'lib/bookings/queries/find-booking.ts', 'next/headers'],
  ['only-entry-points-import-next', 'lib/bookings/operations/cancel-booking.ts', 'next/cache'],
  ['only-the-edge-enters', 'lib/bookings/operations/cancel-booking.ts', '@/lib/entry/define-action'],
  ['actions-serve-their-own-domain', 'lib/bookings/actions.ts', '@/lib/invoices/queries/find-invoice'],
  ['actions-serve-their-own-domain', 'lib/bookings/routes/feed.ts', '@/lib/invoices/queries/find-invoice'],
  [
    'domains-leave-each-other-alone',
    'lib/bookings/operations/cancel-booking.ts',
    '@/lib/invoices/commands/void-invoice',
  ],
  [
    'domains-leave-each-other-alone',
    'lib/bookings/queries/find-booking.ts',
    '@/lib/invoices/queries/summarize-invoices',
  ],
  [
    'domains-leave-each-other-alone',
    'lib/bookings/queries/find-booking.ts',
    '@/lib/studio/queries/list-team',
  ],
  ['domains-leave-each-other-alone', 'lib/bookings/operations/cancel-booking.ts', '@/lib/workflows/jobs'],
  ['commands-have-one-caller', 'lib/entry/define-action.ts', '@/lib/bookings/commands/create-booking'],
  ['commands-have-one-caller', 'app/(portal)/book/page.tsx', '@/lib/bookings/commands/create-booking'],
  ['database-in-queries-and-commands', 'lib/bookings/routes/feed-response.ts', '@/lib/platform/db'],
  ['database-in-queries-and-commands', 'lib/bookings/policy.ts', 'pg'],
  ['prisma-in-queries-and-commands', 'lib/bookings/routes/feed-response.ts', '@/prisma/generated/client'],
  ['foundations-know-no-domain', 'lib/platform/outbox.ts', '@/lib/notifications/rules'],
  ['foundations-know-no-domain', 'lib/integrations/stripe.ts', '@/lib/invoices/rules'],
  ['foundations-know-no-domain', 'lib/platform/outbox.ts', '@/lib/auth/actor'],
  ['entry-knows-no-domain', 'lib/entry/define-upload.ts', '@/lib/deliveries/limits'],
  [
    'domains-leave-each-other-alone',
    'lib/uploads/operations/record-upload.ts',
    '@/lib/deliveries/commands/record-photo',
  ],
  ['emails-know-only-words', 'emails/photos-ready.tsx', '@/lib/deliveries/schema'],
  ['components-take-what-browsers-may-hold', 'components/deliveries/send-file.ts', 'uploadthing/client'],
  ['vendors-behind-integrations', 'lib/invoices/queries/summarize-invoices.ts', 'stripe'],
  ['vendors-behind-integrations', 'lib/deliveries/commands/record-upload.ts', 'uploadthing/server'],
  ['browser-safe-stays-browser-safe', 'lib/bookings/rules/moves.ts', '@/lib/bookings/queries/find-booking'],
  ['browser-safe-stays-browser-safe', 'lib/bookings/schema.ts', 'node:crypto'],
  ['browser-safe-stays-browser-safe', 'lib/bookings/rules/late-fee.ts', '@/lib/invoices/policy'],
  ['browser-safe-stays-browser-safe', 'lib/bookings/words/timeline.ts', 'server-only'],
  ['product-without-scaffold', 'lib/platform/env.ts', '@/sandbox/keys'],
  ['product-without-scaffold', 'instrumentation.ts', '@/prisma/migrate'],
]

describe('every rule catches its offender', () => {
  test.each(violations)('%s: %s may not import %s', (rule, file, imported) => {
    expect(findBrokenRules(file, `import { thing } from '${imported}'`)).toContain(rule)
  })

  test('no rule is without an offender here', () => {
    const proven = new Set(violations.map(([rule]) => rule))
    expect(importRules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([])
  })

  test.each([
    ['re-exported', "export { thing } from '@/lib/platform/db'"],
    ['imported for its effect', "import '@/lib/platform/db'"],
    ['imported late', "const thing = await import('@/lib/platform/db')"],
    [
      'imported beside JSX',
      "import { db } from '@/lib/platform/db'\nexport const Page = () => <p>{db<number>()}</p>",
    ],
    ['imported as a type', "import type { Thing } from '@/lib/platform/db'"],
    ['imported within a type', "type Thing = import('@/lib/platform/db').Thing"],
  ])('also when it is %s', (_how, source) => {
    expect(findBrokenRules('app/page.tsx', source)).toContain('app-reads-and-acts-through-domains')
  })
})

describe('what the architecture allows passes', () => {
  test.each([
    ['app/(portal)/book/page.tsx', '@/lib/bookings/queries/find-booking'],
    ['app/(portal)/book/page.tsx', '@/components/bookings/row'],
    ['app/api/stripe/webhook/route.ts', '@/lib/entry/define-webhook'],
    ['components/bookings/row.tsx', '@/components/ui/button'],
    ['components/bookings/row.tsx', '@/components/live/live-refresh'],
    ['components/bookings/row.tsx', '@/lib/bookings/rules/late-fee'],
    ['components/deliveries/send-photos.tsx', '@/components/uploads/drop-zone'],
    ['components/uploads/drop-zone.tsx', '@/lib/uploads/limits'],
    ['components/ui/button.tsx', '@/lib/platform/errors'],
    ['emails/photos-ready.tsx', '@/lib/deliveries/words'],
    ['components/bookings/row.tsx', '@/lib/bookings/actions'],
    ['components/shell/bell.tsx', '@/lib/notifications/actions'],
    ['lib/bookings/actions.ts', '@/lib/bookings/commands/create-booking'],
    ['lib/bookings/actions.ts', '@/lib/workflows/book-shoot'],
    ['lib/bookings/actions.ts', 'next/cache'],
    ['lib/bookings/commands/create-booking.ts', '@/lib/availability/rules/slots'],
    ['lib/bookings/commands/create-booking.ts', '@/lib/catalog/policy'],
    ['lib/bookings/queries/find-booking.ts', '@/lib/invoices/words/history'],
    ['lib/bookings/queries/find-booking.ts', '@/lib/studio/queries/get-studio'],
    ['lib/bookings/schema/blocking.ts', '@/lib/availability/limits'],
    ['lib/deliveries/commands/record-upload.ts', '@/lib/uploads/operations/record-upload'],
    ['lib/deliveries/routes/upload-router.ts', '@/lib/entry/define-upload'],
    ['lib/deliveries/routes/upload-router.ts', '@/lib/deliveries/commands/record-upload'],
    ['lib/deliveries/routes/photo-response.ts', '@/lib/deliveries/queries/find-zip'],
    ['lib/bookings/commands/create-booking.ts', '@/lib/notifications/operations/notify'],
    ['lib/bookings/commands/create-booking.ts', '@/lib/platform/db'],
    ['lib/bookings/policy.ts', '@/prisma/generated/client'],
    ['lib/invoices/policy.ts', '@/lib/bookings/policy'],
    ['lib/workflows/when-payment-succeeds.ts', '@/lib/deliveries/commands/unlock-delivery'],
    ['lib/integrations/stripe.ts', 'stripe'],
    ['lib/bookings/create-booking.integration.test.ts', '@/lib/invoices/operations/issue-invoice'],
  ])('%s may import %s', (file, imported) => {
    expect(findBrokenRules(file, `import { thing } from '${imported}'`)).toEqual([])
  })

  test('a component may name the type of what a query returns', () => {
    expect(
      findBrokenRules(
        'components/bookings/row.tsx',
        "import type { Row } from '@/lib/bookings/queries/find-booking'",
      ),
    ).toEqual([])
  })

  test('an import in a comment or a text is none', () => {
    const source = "// import '@/lib/platform/db'\nexport const text = \"import x from '@/lib/platform/db'\""
    expect(findBrokenRules('app/page.tsx', source)).toEqual([])
  })
})

describe('the shape of imports', () => {
  test('climbing out of a folder is rejected', () => {
    expect(findBrokenRules('lib/bookings/rules/moves.ts', "import { a } from '../platform/money'")).toContain(
      'no-parent-imports',
    )
  })

  test('a cycle is rejected, and named whole', () => {
    write('lib/bookings/first.ts', "import { second } from './second'\nexport const first = second")
    write('lib/bookings/second.ts', "import { third } from './third'\nexport const second = third")
    write('lib/bookings/third.ts', "import { first } from '@/lib/bookings/first'\nexport const third = first")
    const [cycle, ...more] = findImportViolations(readImports(root, ['lib']), importRules)
    expect(cycle).toMatchObject({ rule: 'no-cycles', from: 'lib/bookings/first.ts', line: 1 })
    expect(cycle?.to).toBe('lib/bookings/second.ts -> lib/bookings/third.ts -> lib/bookings/first.ts')
    expect(more).toEqual([])
  })

  test('so is a cycle of types', () => {
    const others = {
      'lib/bookings/second.ts': "import type { first } from './first'\nexport type Second = typeof first",
    }
    expect(
      findBrokenRules('lib/bookings/first.ts', "import { type Second } from './second'", others),
    ).toEqual(['no-cycles'])
  })
})

describe('what browsers load later', () => {
  function findWays(component: string): string[] {
    write('components/bookings/row.tsx', component)
    write(
      'lib/bookings/words.ts',
      "import { kinds } from '@/lib/bookings/schema'\nexport const words = kinds",
    )
    write('lib/bookings/schema.ts', "import { z } from 'zod'\nexport const kinds = z.enum(['SHOOT'])")
    write(
      'lib/bookings/actions.ts',
      "'use server'\nimport { kinds } from './schema'\nexport const act = kinds",
    )
    return findEarlyLoads(readImports(root, ['components', 'lib']), validatorsLoadLater).map(({ to }) => to)
  }

  test('a client component that imports validators through other files is rejected, with the way', () => {
    expect(findWays("// A row.\n'use client'\nimport { words } from '@/lib/bookings/words'")).toEqual([
      'lib/bookings/words.ts -> lib/bookings/schema.ts -> npm:zod',
    ])
  })

  test.each([
    ['a server component', "import { words } from '@/lib/bookings/words'"],
    ['an import of types', "'use client'\nimport type { kinds } from '@/lib/bookings/schema'"],
    ['an import on demand', "'use client'\nexport const load = () => import('@/lib/bookings/schema')"],
    ['an action', "'use client'\nimport { act } from '@/lib/bookings/actions'"],
  ])('%s passes', (_what, component) => {
    expect(findWays(component)).toEqual([])
  })
})
