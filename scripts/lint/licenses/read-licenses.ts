/** A package's entry in `package-lock.json`. */
type LockedPackage = { version?: string; license?: string; dev?: boolean }
export type Lockfile = { packages: Record<string, LockedPackage> }
export type LicensedPackage = { name: string; version: string; license: string }

/** Of packages whose own description doesn't name it: from their LICENSE file, or from the package that they are a build of. */
const unstated: [start: string, license: string][] = [
  ['@msgpackr-extract/', 'MIT'],
  ['@next/swc-', 'MIT'],
  ['@tailwindcss/oxide-', 'MIT'],
  ['png-js', 'MIT'],
  ['seq-queue', 'MIT'],
  ['suncalc', 'BSD-2-Clause'],
]

/** Returns the packages that a studio installs with the portal, by name, without tools of its developers. */
export function readLicenses({ packages }: Lockfile): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>()
  for (const [folder, { version = '', license, dev }] of Object.entries(packages)) {
    if (folder === '' || dev) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const stated = license ?? unstated.find(([start]) => name.startsWith(start))?.[1] ?? 'unknown'
    found.set(`${name} ${version}`, { name, version, license: stated })
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
}

/** Compares by code points, which is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  // The image libraries are used unchanged, as files of their own that anybody can replace.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  // A part of the database tool's browser, which the portal doesn't contain.
  'EPL-2.0',
])

/** Returns whether the portal may be distributed with a package under this license, an SPDX expression. */
export function isAllowed(license: string): boolean {
  return license
    .replace(/^\(|\)$/g, '')
    .split(/ (?:AND|OR|and|or) /)
    .every((one) => allowed.has(one))
}
