// `npx tsx scripts/lint/licenses/check-licenses.ts [--write]`: checks that docs/licenses.md lists the dependencies' licenses,
// and that each is allowed.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAllowed, type LicensedPackage, type Lockfile, readLicenses } from './read-licenses'

const root = process.cwd()
const file = path.join(root, 'docs/licenses.md')
const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = readLicenses(lockfile)
const intro =
  'What a studio installs with Northlight. Generated from `package-lock.json`; the linter says how when it changes.'
const listed = toPage(packages)

if (process.argv.includes('--write')) writeFileSync(file, listed)

const rejected = packages.filter(({ license }) => !isAllowed(license))
const isListed = readFileSync(file, 'utf8') === listed
for (const { name, license } of rejected) console.log(`package-lock.json: ${name} has the license ${license}`)
if (!isListed) console.log('docs/licenses.md: run `npx tsx scripts/lint/licenses/check-licenses.ts --write`')
console.log(`${packages.length} packages, ${rejected.length} with a license that isn't allowed.`)
process.exitCode = rejected.length === 0 && isListed ? 0 : 1

function toPage(all: readonly LicensedPackage[]): string {
  const rows = all.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return `${['# Licenses of the dependencies', '', intro, '', '| Package | Version | License |', '|---|---|---|', ...rows].join('\n')}\n`
}
