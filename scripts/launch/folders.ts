import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removePostgresData } from './postgres-location'
import { root } from './root'

/** What a running portal writes to. */
export type DataFolders = { data: string; logs: string; postgres: string; sandbox: string }

/**
 * Returns a portal's folders, and creates them if necessary. `npm start` and `npm run dev` share the default ones.
 * @param name relative to `.data`, such as `test/e2e`
 */
export function dataFolders(name = ''): DataFolders {
  const data = path.join(root, '.data', name)
  const inside = (folder: string) => path.join(data, folder)
  const folders = { data, logs: inside('logs'), postgres: inside('postgres'), sandbox: inside('sandbox') }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
  return folders
}

/** Deletes a portal's database and files. */
export function emptyDataFolders({ postgres, sandbox }: DataFolders) {
  removePostgresData(postgres)
  rmSync(sandbox, { recursive: true, force: true })
  for (const folder of [postgres, sandbox]) mkdirSync(folder, { recursive: true })
}

/** Deletes everything that a portal has written. */
export function removeDataFolders({ data, postgres }: DataFolders) {
  removePostgresData(postgres)
  rmSync(data, { recursive: true, force: true })
}
