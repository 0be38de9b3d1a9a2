import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Secrets = { authSecret: string; databasePassword: string }

/** Returns this copy's generated secrets, creating them on the first call. Only the file's owner can read them. */
export function loadSecrets(dataFolder: string): Secrets {
  const file = path.join(dataFolder, 'secrets.json')
  if (existsSync(file)) {
    chmodSync(file, 0o600)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const secrets = {
    authSecret: randomBytes(32).toString('base64url'),
    databasePassword: randomBytes(24).toString('base64url'),
  }
  writeFileSync(`${file}.part`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.part`, file)
  return secrets
}
