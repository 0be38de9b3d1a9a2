import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findEarlyLoads } from '@/scripts/lint/imports/find-early-loads'
import { findImportViolations } from '@/scripts/lint/imports/find-import-violations'
import { findUpwardImports } from '@/scripts/lint/imports/find-upward-imports'
import {
  areas,
  areasAreRanked,
  importRules,
  singleDomains,
  validatorsLoadLater,
} from '@/scripts/lint/imports/import-rules'
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
  ['app-reads-and-acts-through-domains', 'app/(portal)/book/page.tsx', '@/lib/platform/data/db'],
  [
    'app-reads-and-acts-through-domains',
    'app/(portal)/book/page.tsx',
    '@/lib/booking/bookings/commands/create-booking',
  ],
  ['app-reads-and-acts-through-domains', 'app/api/stripe/webhook/route.ts', 'stripe'],
  ['app-reads-and-acts-through-domains', 'app/api/uploadthing/route.ts', 'uploadthing/next'],
  ['app-reads-and-acts-through-domains', 'app/api/health/route.ts', '@/prisma/generated/client'],
  ['app-reads-and-acts-through-domains', 'app/page.tsx', '@/lib/workflows/book-shoot'],
  ['app-reads-and-acts-through-domains', 'app/page.tsx', '@/lib/catalog/cards/operations/save-card'],
  [
    'components-know-their-own-domain',
    'components/booking/bookings/row.tsx',
    '@/components/billing/invoices/row',
  ],
  [
    'components-know-their-own-domain',
    'components/booking/bookings/row.tsx',
    '@/lib/billing/invoices/schema',
  ],
  [
    'components-know-their-own-domain',
    'components/live/live-refresh.tsx',
    '@/lib/studio/notifications/schema',
  ],
  [
    'the-wizard-combines-several-domains',
    'components/booking/bookings/wizard/use-draft.ts',
    '@/lib/billing/invoices/schema',
  ],
  [
    'components-take-what-browsers-may-hold',
    'components/booking/bookings/row.tsx',
    '@/lib/booking/bookings/queries/find-booking',
  ],
  [
    'components-take-what-browsers-may-hold',
    'components/shell/bell.tsx',
    '@/lib/studio/notifications/queries/list-unread-notifications',
  ],
  [
    'components-take-what-browsers-may-hold',
    'components/booking/bookings/row.tsx',
    '@/lib/platform/environment/env',
  ],
  ['components-know-their-own-domain', 'components/uploads/drop-zone.tsx', '@/lib/photos/deliveries/limits'],
  ['ui-knows-no-domain', 'components/ui/button.tsx', '@/lib/booking/bookings/schema'],
  ['ui-knows-no-domain', 'components/ui/button.tsx', '@/components/shell/sidebar'],
  ['ui-knows-no-domain', 'components/ui/button.tsx', '@/lib/platform/data/db'],
  ['only-entry-points-import-next', 'lib/booking/bookings/queries/find-booking.ts', 'next/headers'],
  ['only-entry-points-import-next', 'lib/booking/bookings/operations/cancel-booking.ts', 'next/cache'],
  ['only-the-edge-enters', 'lib/booking/bookings/operations/cancel-booking.ts', '@/lib/entry/define-action'],
  [
    'actions-serve-their-own-domain',
    'lib/booking/bookings/actions.ts',
    '@/lib/billing/invoices/queries/find-invoice',
  ],
  [
    'actions-serve-their-own-domain',
    'lib/booking/bookings/routes/feed.ts',
    '@/lib/billing/invoices/queries/find-invoice',
  ],
  [
    'domains-leave-each-other-alone',
    'lib/booking/bookings/operations/cancel-booking.ts',
    '@/lib/billing/invoices/commands/void-invoice',
  ],
  [
    'domains-leave-each-other-alone',
    'lib/booking/bookings/queries/find-booking.ts',
    '@/lib/billing/invoices/queries/summarize-invoices',
  ],
  [
    'domains-leave-each-other-alone',
    'lib/booking/bookings/queries/find-booking.ts',
    '@/lib/studio/settings/queries/list-team',
  ],
  [
    'domains-leave-each-other-alone',
    'lib/booking/bookings/operations/cancel-booking.ts',
    '@/lib/workflows/jobs',
  ],
  [
    'commands-have-one-caller',
    'lib/entry/define-action.ts',
    '@/lib/booking/bookings/commands/create-booking',
  ],
  [
    'commands-have-one-caller',
    'app/(portal)/book/page.tsx',
    '@/lib/booking/bookings/commands/create-booking',
  ],
  [
    'database-in-queries-and-commands',
    'lib/booking/bookings/routes/feed-response.ts',
    '@/lib/platform/data/db',
  ],
  ['database-in-queries-and-commands', 'lib/booking/bookings/policy.ts', 'pg'],
  [
    'prisma-in-queries-and-commands',
    'lib/booking/bookings/routes/feed-response.ts',
    '@/prisma/generated/client',
  ],
  ['foundations-know-no-domain', 'lib/platform/jobs/outbox.ts', '@/lib/studio/notifications/rules'],
  ['foundations-know-no-domain', 'lib/integrations/stripe.ts', '@/lib/billing/invoices/rules'],
  ['foundations-know-no-domain', 'lib/platform/jobs/outbox.ts', '@/lib/auth/actor'],
  ['entry-knows-no-domain', 'lib/entry/define-upload.ts', '@/lib/photos/deliveries/limits'],
  [
    'domains-leave-each-other-alone',
    'lib/studio/uploads/operations/record-upload.ts',
    '@/lib/photos/deliveries/commands/record-photo',
  ],
  ['emails-know-only-words', 'emails/photos-ready.ts', '@/lib/photos/deliveries/schema'],
  [
    'components-take-what-browsers-may-hold',
    'components/photos/deliveries/send-file.ts',
    'uploadthing/client',
  ],
  ['vendors-behind-integrations', 'lib/billing/invoices/queries/summarize-invoices.ts', 'stripe'],
  ['vendors-behind-integrations', 'lib/photos/deliveries/commands/record-upload.ts', 'uploadthing/server'],
  [
    'browser-safe-stays-browser-safe',
    'lib/booking/bookings/rules/moves.ts',
    '@/lib/booking/bookings/queries/find-booking',
  ],
  ['browser-safe-stays-browser-safe', 'lib/booking/bookings/schema.ts', 'node:crypto'],
  [
    'browser-safe-stays-browser-safe',
    'lib/booking/bookings/rules/late-fee.ts',
    '@/lib/billing/invoices/policy',
  ],
  ['browser-safe-stays-browser-safe', 'lib/booking/bookings/words/timeline.ts', 'server-only'],
  ['product-without-scaffold', 'lib/platform/environment/env.ts', '@/sandbox/keys'],
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
    ['re-exported', "export { thing } from '@/lib/platform/data/db'"],
    ['imported for its effect', "import '@/lib/platform/data/db'"],
    ['imported late', "const thing = await import('@/lib/platform/data/db')"],
    [
      'imported beside JSX',
      "import { db } from '@/lib/platform/data/db'\nexport const Page = () => <p>{db<number>()}</p>",
    ],
    ['imported as a type', "import type { Thing } from '@/lib/platform/data/db'"],
    ['imported within a type', "type Thing = import('@/lib/platform/data/db').Thing"],
  ])('also when it is %s', (_how, source) => {
    expect(findBrokenRules('app/page.tsx', source)).toContain('app-reads-and-acts-through-domains')
  })
})

describe('what the architecture allows passes', () => {
  test.each([
    ['app/(portal)/book/page.tsx', '@/lib/booking/bookings/queries/find-booking'],
    ['app/(portal)/book/page.tsx', '@/components/booking/bookings/row'],
    ['app/api/stripe/webhook/route.ts', '@/lib/entry/define-webhook'],
    ['components/booking/bookings/row.tsx', '@/components/ui/button'],
    ['components/booking/bookings/row.tsx', '@/components/live/live-refresh'],
    ['components/booking/bookings/row.tsx', '@/lib/booking/bookings/rules/late-fee'],
    ['components/photos/deliveries/send-photos.tsx', '@/components/uploads/drop-zone'],
    ['components/uploads/drop-zone.tsx', '@/lib/studio/uploads/limits'],
    ['components/ui/button.tsx', '@/lib/platform/errors'],
    ['emails/photos-ready.ts', '@/lib/photos/deliveries/words'],
    ['components/booking/bookings/row.tsx', '@/lib/booking/bookings/actions'],
    ['components/shell/bell.tsx', '@/lib/studio/notifications/actions'],
    ['lib/booking/bookings/actions.ts', '@/lib/booking/bookings/commands/create-booking'],
    ['lib/booking/bookings/actions.ts', '@/lib/workflows/book-shoot'],
    ['lib/booking/bookings/actions.ts', 'next/cache'],
    ['lib/booking/bookings/commands/create-booking.ts', '@/lib/calendar/availability/rules/slots'],
    ['lib/booking/bookings/commands/create-booking.ts', '@/lib/catalog/services/policy'],
    ['lib/billing/invoices/queries/find-invoice.ts', '@/lib/booking/bookings/words/changes'],
    ['lib/booking/bookings/queries/find-booking.ts', '@/lib/studio/settings/queries/get-studio'],
    ['lib/booking/bookings/schema/blocking.ts', '@/lib/calendar/availability/limits'],
    ['lib/photos/deliveries/commands/record-upload.ts', '@/lib/studio/uploads/operations/record-upload'],
    ['lib/photos/deliveries/routes/upload-router.ts', '@/lib/entry/define-upload'],
    ['lib/photos/deliveries/routes/upload-router.ts', '@/lib/photos/deliveries/commands/record-upload'],
    ['lib/photos/deliveries/routes/photo-response.ts', '@/lib/photos/deliveries/queries/find-zip'],
    ['lib/booking/bookings/commands/create-booking.ts', '@/lib/studio/notifications/operations/notify'],
    ['lib/booking/bookings/commands/create-booking.ts', '@/lib/platform/data/db'],
    ['lib/booking/bookings/policy.ts', '@/prisma/generated/client'],
    ['lib/billing/invoices/policy.ts', '@/lib/booking/bookings/policy'],
    ['lib/workflows/when-payment-succeeds.ts', '@/lib/photos/deliveries/commands/unlock-delivery'],
    ['lib/integrations/stripe.ts', 'stripe'],
    [
      'lib/booking/bookings/create-booking.integration.test.ts',
      '@/lib/billing/invoices/operations/issue-invoice',
    ],
  ])('%s may import %s', (file, imported) => {
    expect(findBrokenRules(file, `import { thing } from '${imported}'`)).toEqual([])
  })

  test('a component may name the type of what a query returns', () => {
    expect(
      findBrokenRules(
        'components/booking/bookings/row.tsx',
        "import type { Row } from '@/lib/booking/bookings/queries/find-booking'",
      ),
    ).toEqual([])
  })

  test('an import in a comment or a text is none', () => {
    const source =
      "// import '@/lib/platform/data/db'\nexport const text = \"import x from '@/lib/platform/data/db'\""
    expect(findBrokenRules('app/page.tsx', source)).toEqual([])
  })
})

describe('the shape of imports', () => {
  test('climbing out of a folder is rejected', () => {
    expect(
      findBrokenRules('lib/booking/bookings/rules/moves.ts', "import { a } from '../platform/money'"),
    ).toContain('no-parent-imports')
  })

  test('a cycle is rejected, and named whole', () => {
    write('lib/booking/bookings/first.ts', "import { second } from './second'\nexport const first = second")
    write('lib/booking/bookings/second.ts', "import { third } from './third'\nexport const second = third")
    write(
      'lib/booking/bookings/third.ts',
      "import { first } from '@/lib/booking/bookings/first'\nexport const third = first",
    )
    const [cycle, ...more] = findImportViolations(readImports(root, ['lib']), importRules)
    expect(cycle).toMatchObject({ rule: 'no-cycles', from: 'lib/booking/bookings/first.ts', line: 1 })
    expect(cycle?.to).toBe(
      'lib/booking/bookings/second.ts -> lib/booking/bookings/third.ts -> lib/booking/bookings/first.ts',
    )
    expect(more).toEqual([])
  })

  test('so is a cycle of types', () => {
    const others = {
      'lib/booking/bookings/second.ts':
        "import type { first } from './first'\nexport type Second = typeof first",
    }
    expect(
      findBrokenRules('lib/booking/bookings/first.ts', "import { type Second } from './second'", others),
    ).toEqual(['no-cycles'])
  })
})

describe('the areas are ranked', () => {
  function findUpward(file: string, imported: string, exceptions: Record<string, string> = {}) {
    write(`${imported}.ts`, 'export {}')
    write(file, `import { thing } from '@/${imported}'`)
    return findUpwardImports(readImports(root, ['components', 'lib']), { ...areasAreRanked, exceptions })
  }

  test('each area has one rank', () => {
    const ranked = areasAreRanked.ranks.flat()
    expect(new Set(ranked).size).toBe(ranked.length)
    expect(ranked).toEqual(expect.arrayContaining([...areas, ...singleDomains]))
  })

  test('an import of a higher area is rejected, with both areas', () => {
    expect(
      findUpward(
        'lib/billing/invoices/commands/mark-paid.ts',
        'lib/photos/licenses/operations/grant-license',
      ),
    ).toEqual([
      {
        rule: 'areas-are-ranked',
        comment:
          'billing imports photos, which ranks above it: lib/billing/invoices/commands/mark-paid.ts -> lib/photos/licenses/operations/grant-license.ts',
        from: 'lib/billing/invoices/commands/mark-paid.ts',
        line: 1,
        to: 'lib/photos/licenses/operations/grant-license.ts',
      },
    ])
  })

  test.each([
    ['bookings, from people', 'lib/people/accounts/rules.ts', 'lib/booking/bookings/rules/late-fee'],
    ['a single domain, from another', 'lib/messaging/policy.ts', 'lib/audit/words'],
    ['accounts, from auth', 'lib/auth/sessions.ts', 'lib/people/accounts/operations/mark-signed-in'],
    ['an integration, from platform', 'lib/platform/zip/download.ts', 'lib/integrations/uploadthing'],
    ['a component, from another', 'components/catalog/cards/card.tsx', 'components/booking/bookings/row'],
    ['a workflow, from a command', 'lib/booking/bookings/commands/add-item.ts', 'lib/workflows/book-shoot'],
  ])('one of %s is rejected', (_what, file, imported) => {
    expect(findUpward(file, imported)).toHaveLength(1)
  })

  test.each([
    ['a lower area', 'lib/photos/licenses/policy.ts', 'lib/billing/invoices/policy'],
    ['its own area', 'lib/billing/pay/rules.ts', 'lib/billing/invoices/rules/status'],
    ['its row', 'lib/entry/define-action.ts', 'lib/auth/actor'],
    ['what has no rank', 'components/booking/bookings/row.tsx', 'components/ui/button'],
    ['a workflow, from actions', 'lib/booking/bookings/actions.ts', 'lib/workflows/book-shoot'],
    ['a workflow, from a route', 'lib/billing/statements/routes/return.ts', 'lib/workflows/book-shoot'],
    ['a higher area, from a test', 'lib/people/accounts/rules.test.ts', 'lib/booking/bookings/words/changes'],
  ])('an import of %s passes', (_what, file, imported) => {
    expect(findUpward(file, imported)).toEqual([])
  })

  test('an exception passes, and fails once it is not needed', () => {
    const exceptions = { 'lib/auth/sessions.ts -> lib/people/accounts/rules.ts': 'a reason' }
    expect(findUpward('lib/auth/sessions.ts', 'lib/people/accounts/rules', exceptions)).toEqual([])
    const [unneeded, ...more] = findUpward('lib/auth/sessions.ts', 'lib/platform/time/clock', exceptions)
    expect(unneeded).toMatchObject({
      from: 'scripts/lint/imports/import-rules.ts',
      to: 'lib/auth/sessions.ts -> lib/people/accounts/rules.ts',
    })
    expect(more).toEqual([])
  })
})

describe('what browsers load later', () => {
  function findWays(component: string): string[] {
    write('components/booking/bookings/row.tsx', component)
    write(
      'lib/booking/bookings/words.ts',
      "import { kinds } from '@/lib/booking/bookings/schema'\nexport const words = kinds",
    )
    write('lib/booking/bookings/schema.ts', "import { z } from 'zod'\nexport const kinds = z.enum(['SHOOT'])")
    write(
      'lib/booking/bookings/actions.ts',
      "'use server'\nimport { kinds } from './schema'\nexport const act = kinds",
    )
    return findEarlyLoads(readImports(root, ['components', 'lib']), validatorsLoadLater).map(({ to }) => to)
  }

  test('a client component that imports validators through other files is rejected, with the way', () => {
    expect(findWays("// A row.\n'use client'\nimport { words } from '@/lib/booking/bookings/words'")).toEqual(
      ['lib/booking/bookings/words.ts -> lib/booking/bookings/schema.ts -> npm:zod'],
    )
  })

  test.each([
    ['a server component', "import { words } from '@/lib/booking/bookings/words'"],
    ['an import of types', "'use client'\nimport type { kinds } from '@/lib/booking/bookings/schema'"],
    [
      'an import on demand',
      "'use client'\nexport const load = () => import('@/lib/booking/bookings/schema')",
    ],
    ['an action', "'use client'\nimport { act } from '@/lib/booking/bookings/actions'"],
  ])('%s passes', (_what, component) => {
    expect(findWays(component)).toEqual([])
  })
})
