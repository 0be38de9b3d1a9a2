import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose violations are never serious. */
const neverSerious = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

type Violation = { id: string; impact: string | null; nodes: { target: string[] }[] }

/** Returns axe's serious violations. @param rules the axe rules to check, all by default */
export async function seriousViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const choice = rules
    ? { runOnly: rules }
    : { rules: Object.fromEntries(neverSerious.map((rule) => [rule, { enabled: false }])) }
  const violations = await page.evaluate(async (chosen) => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> }
    }
    // Preloading styles and media only serves rules that are off or never serious.
    const options = { resultTypes: ['violations'], preload: false, ...chosen }
    return (await axe.run(document, options)).violations
  }, choice)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Expects no serious violations of axe's rules, once colors have stopped changing. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => seriousViolations(page)).toEqual([])
}
