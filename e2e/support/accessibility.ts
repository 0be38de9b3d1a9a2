import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; impact: string | null; nodes: { target: string[] }[] }

/** Returns axe's serious violations. @param rules the axe rules to check, all by default */
export async function seriousViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> }
    }
    // Preloading styles and media only serves rules that are off or never serious.
    const options = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) }
    return (await axe.run(document, options)).violations
  }, rules)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Expects no serious violations of axe's rules, once colors have stopped changing. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => seriousViolations(page)).toEqual([])
}
