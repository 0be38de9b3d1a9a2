import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** What Next.js' search for files that may be read finds by their names, and a compiler that a package would only load for TypeScript. */
const needless = ['app', 'Dockerfile', 'node_modules/typescript']
const source = /\.[cm]?tsx?$|^tsconfig.*\.json$|^next\.config\./

/** @param file a path */
export const isNoSource = (file: string) => !source.test(path.basename(file))

/** Deletes sources and TypeScript from a folder that is to be deployed, and the folders that are empty then. */
export function deleteSources(folder: string) {
  for (const name of needless) rmSync(path.join(folder, name), { recursive: true, force: true })
  deleteBelow(folder)
}

function deleteBelow(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) deleteBelow(place)
    else if (!isNoSource(place)) rmSync(place)
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder)
}
